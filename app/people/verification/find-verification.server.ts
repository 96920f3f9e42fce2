import { count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { verificationRequest } from './tables.server.ts'
import type { OwnVerification } from './verification.ts'

/** The state of a user's latest request. */
export async function findVerification(database: Database, userId: string): Promise<OwnVerification> {
  const [draft, earlier] = await latestOf(database, userId)
  const latest = draft?.status === 'draft' && earlier?.status === 'refused' ? earlier : draft
  const isOpen = draft?.status === 'draft' || draft?.status === 'pending'
  return {
    status: latest?.status ?? null,
    reason: latest?.reason ?? null,
    chosen: { idPhoto: isOpen && draft.idPhotoAt !== null, selfie: isOpen && draft.selfieAt !== null },
  }
}

/** The last two: the reason of a refusal is still shown while new pictures are chosen. */
const latestOf = (database: Database, userId: string) =>
  database
    .select()
    .from(verificationRequest)
    .where(eq(verificationRequest.userId, userId))
    .orderBy(desc(verificationRequest.id))
    .limit(2)

export async function countPending(database: Database): Promise<number> {
  const [row] = await database
    .select({ waiting: count() })
    .from(verificationRequest)
    .where(eq(verificationRequest.status, 'pending'))
  return row?.waiting ?? 0
}
