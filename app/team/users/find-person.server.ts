import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { users } from '../../people/users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { verificationRequest } from '../../people/verification/tables.server.ts'
import { hasAccount } from './find-users.server.ts'

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** An account as admins see it; null if it does not exist. */
export async function findPerson(database: Database, id: string) {
  if (!isUuid(id)) return null
  const [person] = await database
    .select({
      id: users.id,
      fullName: users.fullName,
      email: sql<string>`${users.email}`,
      emailVerified: users.emailVerified,
      role: users.role,
      language: users.language,
      createdAt: users.createdAt,
      verifiedAt: users.verifiedAt,
      closesAt: users.closesAt,
      suspendedAt: users.suspendedAt,
      suspendedBecause: users.suspendedBecause,
      hasSecondStep: users.hasSecondStep,
      passkeys: sql<number>`(select count(*)::int from passkey where user_id = users.id)`,
      isDemo: sql<boolean>`${users.demoUntil} is not null`,
      /** In the lists now. */
      listings: sql<number>`(select count(*)::int from listing where owner_id = users.id and live)`,
    })
    .from(users)
    .where(and(eq(users.id, id), hasAccount))
  if (!person) return null
  const [request] = await database
    .select({ id: verificationRequest.id, status: verificationRequest.status })
    .from(verificationRequest)
    .where(and(eq(verificationRequest.userId, id), isNotNull(verificationRequest.submittedAt)))
    .orderBy(desc(verificationRequest.id))
    .limit(1)
  return { ...person, request: request ?? null }
}
