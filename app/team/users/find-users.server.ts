import { and, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { likeText } from '../../directory/conditions.server.ts'
import { userPath, type UserQuery, type UserState } from './user-query.ts'

const perPage = 50

/** Real accounts: owners of samples can't sign in, and deleted users have no address. */
export const hasAccount = and(isNotNull(users.email), not(users.sample))

/** By the ids of those of these who have one, their pages. */
export async function findUserPaths(
  database: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          ids.filter((id) => id !== null),
        ),
        hasAccount,
      ),
    )
  return new Map(rows.map(({ id }) => [id, userPath(id)]))
}

/** One page of people, the latest first: the first page if `after` is gone. `next`: whether there are more. */
export async function findUsers(database: Database, { q, role, state, after }: UserQuery) {
  const rows = await database
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      role: users.role,
      createdAt: users.createdAt,
      verifiedAt: users.verifiedAt,
      suspendedAt: users.suspendedAt,
      closesAt: users.closesAt,
    })
    .from(users)
    .where(
      and(
        hasAccount,
        isCalled(q),
        role ? eq(users.role, role) : undefined,
        state ? inState[state] : undefined,
        after
          ? sql`(${users.createdAt}, ${users.id}) < (
              coalesce((select created_at from users where id = ${after}), 'infinity'), ${after}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(perPage + 1)
  const { page, end } = pageOf(rows, perPage)
  return { users: page, next: end !== null }
}

/** Whether each of these words is how one of the name begins, or the address. */
export const isCalled = (q: string) => and(...q.split(/\s+/).filter(Boolean).map(beginsWith))

/** Each stored word is preceded by a space. */
const beginsWith = (word: string) => sql`users.words like '%' || person_words(${likeText(word)}) || '%'`

const inState: Record<UserState, SQL | undefined> = {
  active: and(isNull(users.suspendedAt), isNull(users.closesAt)),
  suspended: isNotNull(users.suspendedAt),
  closing: isNotNull(users.closesAt),
}
