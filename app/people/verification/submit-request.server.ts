import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { decide } from './decide.server.ts'

/**
 * Submits a user's draft unless they are verified. Simultaneous forms of the same user run one after the other. In demo
 * mode it is approved at once, with or without pictures.
 * @returns the request, if it is approved now
 */
export async function submitRequest(
  tx: Database,
  userId: string,
  { demo }: { demo: boolean },
): Promise<number | null> {
  if (!demo) {
    await tx.execute(sql`
      update verification_request set status = 'pending', submitted_at = now()
      where user_id = ${userId} and status = 'draft' and id_photo_at is not null and selfie_at is not null
        and exists (select from users where id = ${userId} and verified_at is null)`)
    return null
  }
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into verification_request (user_id, status, submitted_at)
    select id, 'pending', now() from users where id = ${userId} and verified_at is null
    on conflict (user_id) where status in ('draft', 'pending')
    do update set status = 'pending', submitted_at = now()
    returning id`)
  const request = rows[0]
  if (!request) return null
  const requestId = Number(request.id)
  await decide(tx, { requestId, adminId: null, refusal: null })
  return requestId
}
