import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { pictureOf } from '../../ground/forms/picture-of.server.ts'
import { type IdPicture, type IdPictureErrors, idPictures } from './verification.ts'

const largest = 2_000 // pixels: the small print of a card can still be read
const mostWaiting = 8

/** The picture's key in the private store. A new picture replaces the one before. */
export const keyOf = (requestId: number, picture: IdPicture) =>
  `verification/${requestId}/${picture.toLowerCase()}.webp`

/**
 * Stores the pictures of a form separately, so that a valid one is kept even if something else in the form is wrong.
 * @throws DOMException TimeoutError when too many wait, SlowPictureError when one takes too long
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
 * The row is written first, so that the stored picture is deleted in time even if the process ends in between. It stays
 * locked until the picture is stored, so that no one submits the request or deletes its pictures. One at a time: each
 * has a connection of the database for as long as the store takes.
 */
async function keep(...picture: Parameters<typeof keepNow>) {
  if (waiting >= mostWaiting) throw new DOMException('Too many pictures wait.', 'TimeoutError')
  waiting++
  underWay = underWay.catch(() => {}).then(() => keepNow(...picture))
  await underWay.finally(() => waiting--)
}

let waiting = 0
let underWay = Promise.resolve()

async function keepNow(
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

/** Verified users can't begin a request. */
const beginDraft = (database: RequestContext['database'], userId: string) =>
  database.execute(sql`
    insert into verification_request (user_id)
    select id from users where id = ${userId} and verified_at is null
    on conflict (user_id) where status in ('draft', 'pending') do nothing`)

/** Null while a request is pending: its pictures can't change. */
async function lockDraft(tx: RequestContext['database'], userId: string): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from verification_request where user_id = ${userId} and status = 'draft' for update`,
  )
  return rows[0] ? Number(rows[0].id) : null
}
