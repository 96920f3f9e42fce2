import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { pictureOf } from '../../ground/forms/picture-of.server.ts'
import { type IdPicture, type IdPictureErrors, idPictures } from './verification.ts'

const largest = 2_000 // pixels: the small print of a card can still be read

/** Under which the private store has a picture. Chosen anew, it takes the place of the one before. */
export const keyOf = (requestId: number, picture: IdPicture) =>
  `verification/${requestId}/${picture.toLowerCase()}.webp`

/**
 * Puts the pictures that came with a form into the private store, each by itself, so that one that is fine need not be
 * chosen again because of something else in the form.
 */
export async function keepIdPictures(
  context: Pick<RequestContext, 'database' | 'files' | 'pictures'>,
  userId: string,
  form: FormData,
): Promise<IdPictureErrors> {
  const errors: IdPictureErrors = {}
  for (const name of idPictures) {
    const picture = await pictureOf(context, userId, form, name, { largest })
    if (!picture) continue
    if (picture.ok) await keep(context, userId, name, picture)
    else errors[name] = picture.problem
  }
  return errors
}

/**
 * First the row: what it has in the store is deleted in time, even if this process ends between the two. It is locked
 * until the picture is there, so that nobody sends the request or deletes its pictures meanwhile.
 */
async function keep(
  { database, files }: Pick<RequestContext, 'database' | 'files'>,
  userId: string,
  name: IdPicture,
  { bytes, contentType }: { bytes: Uint8Array<ArrayBuffer>; contentType: string },
) {
  await beginDraft(database, userId)
  const column = sql.identifier(name === 'idPhoto' ? 'id_photo_at' : 'selfie_at')
  await database.transaction(async (tx) => {
    const requestId = await lockDraft(tx, userId)
    if (requestId === null) return
    await files.put(keyOf(requestId, name), bytes, contentType)
    await tx.execute(sql`update verification_request set ${column} = now() where id = ${requestId}`)
  })
}

/** Who is verified has nothing more to show. */
const beginDraft = (database: RequestContext['database'], userId: string) =>
  database.execute(sql`
    insert into verification_request (user_id)
    select id from users where id = ${userId} and verified_at is null
    on conflict (user_id) where status in ('draft', 'pending') do nothing`)

/** Null while a request is looked at: its pictures stay as they are. */
async function lockDraft(tx: RequestContext['database'], userId: string): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from verification_request where user_id = ${userId} and status = 'draft' for update`,
  )
  return rows[0] ? Number(rows[0].id) : null
}
