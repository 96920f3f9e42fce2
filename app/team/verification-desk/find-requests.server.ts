import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { users } from '../../people/users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { profile } from '../../people/profile/tables.server.ts'
import { verificationRequest } from '../../people/verification/tables.server.ts'

const perPage = 50

const whose = { id: verificationRequest.id, fullName: users.fullName, email: users.email }

/**
 * The waiting requests, the oldest first.
 * @param after the number of the last one on the page before; 0, or one that is gone: this is the first page
 * @returns `next`: whether there are more
 */
export async function findPending(database: Database, after: number) {
  const { submittedAt, id, status } = verificationRequest
  const rows = await database
    .select({ ...whose, submittedAt })
    .from(verificationRequest)
    .innerJoin(users, eq(users.id, verificationRequest.userId))
    .where(
      and(
        eq(status, 'pending'),
        after
          ? sql`(${submittedAt}, ${id}) > (
              coalesce((select submitted_at from verification_request where id = ${after}), '-infinity'), ${after}::bigint)`
          : undefined,
      ),
    )
    .orderBy(asc(submittedAt), asc(id))
    .limit(perPage + 1)
  const { page, end } = pageOf(rows, perPage)
  return { pending: page, next: end !== null }
}

/** Those that were decided last. */
export const findDecided = (database: Database) =>
  database
    .select({ ...whose, status: verificationRequest.status, decidedAt: verificationRequest.decidedAt })
    .from(verificationRequest)
    .innerJoin(users, eq(users.id, verificationRequest.userId))
    .where(isNotNull(verificationRequest.decidedAt))
    .orderBy(desc(verificationRequest.decidedAt))
    .limit(20)

/** A submitted request, with the data to compare its pictures with; null if there is none. */
export async function findRequest(database: Database, id: string) {
  if (!/^\d{1,15}$/.test(id)) return null
  const [row] = await database
    .select({
      ...whose,
      userId: users.id,
      status: verificationRequest.status,
      idPhotoAt: verificationRequest.idPhotoAt,
      selfieAt: verificationRequest.selfieAt,
      submittedAt: verificationRequest.submittedAt,
      decidedAt: verificationRequest.decidedAt,
      reason: verificationRequest.reason,
      birthDate: profile.birthDate,
      mailingAddress: profile.mailingAddress,
      village: users.village,
      island: users.island,
    })
    .from(verificationRequest)
    .innerJoin(users, eq(users.id, verificationRequest.userId))
    .leftJoin(profile, eq(profile.userId, users.id))
    .where(and(eq(verificationRequest.id, Number(id)), isNotNull(verificationRequest.submittedAt)))
  return row ?? null
}
