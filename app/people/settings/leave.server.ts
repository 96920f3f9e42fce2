import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import { isLastAdmin } from '../accounts/last-admin.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { eachInTurn } from '../../ground/db/each-in-turn.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { OpenMatter, Person, PersonalPart } from '../../ground/db/personal-part.ts'
import { notify } from '../notifications/notify.server.ts'
import { personalParts } from './personal-parts.ts'

const days = 14

/**
 * Schedules a user's deletion: signs them out everywhere and hides their listings. A second request changes nothing.
 * @returns false for the last admin, who can't leave, and while money is not settled
 */
export function closeAccount(database: Database, userId: string, now = new Date()): Promise<boolean> {
  const closesAt = new Date(now.getTime() + days * 24 * 60 * 60_000)
  return database.transaction(async (tx) => {
    if ((await isLastAdmin(tx, userId)) || (await findUnsettled(tx, userId)).length > 0) return false
    const [closing] = await tx
      .update(users)
      .set({ closesAt, updatedAt: now })
      .where(and(eq(users.id, userId), isNull(users.closesAt)))
      .returning(person)
    if (!closing) return true
    const at = closesAt.toISOString()
    await notify(tx, userId, {
      event: 'account-closing',
      values: { at },
      href: '/account',
      key: `account-closing ${at}`,
    })
    for (const part of personalParts()) await part.close?.(tx, closing)
    return true
  })
}

/** What leaving ends for good between a user and others. */
export const findOpenMatters = (database: Database, userId: string, language: Language) =>
  findMatters(database, userId, (part, leaver) => part.findOpen?.(database, leaver, language))

/** What a user loses once their days to come back are over, a sentence each. */
export async function findLost(database: Database, userId: string, language: Language): Promise<string[]> {
  const leaver = await findPerson(database, userId)
  if (!leaver) return []
  const found = await Promise.all(
    personalParts().map((part) => part.findLost?.(database, leaver, language) ?? []),
  )
  return found.flat()
}

/** What keeps a user from leaving. */
export const findUnsettled = (database: Database, userId: string) =>
  findMatters(database, userId, (part, leaver) => part.findUnsettled?.(database, leaver))

async function findMatters(
  database: Database,
  userId: string,
  findOf: (part: PersonalPart, leaver: Person) => Promise<readonly OpenMatter[]> | undefined,
): Promise<OpenMatter[]> {
  const leaver = await findPerson(database, userId)
  if (!leaver) return []
  const found = await Promise.all(personalParts().map((part) => findOf(part, leaver) ?? []))
  return found.flat()
}

/** Cancels the deletion and restores what can be restored. */
export async function reopenAccount(database: Database, userId: string, now = new Date()): Promise<void> {
  await database.transaction(async (tx) => {
    const [back] = await tx
      .update(users)
      .set({ closesAt: null, updatedAt: now })
      .where(and(eq(users.id, userId), isNotNull(users.closesAt)))
      .returning(person)
    if (!back) return
    for (const part of personalParts()) await part.reopen?.(tx, back)
  })
}

type ErasablePart = Pick<PersonalPart, 'close' | 'erase' | 'findUnsettled'>

/**
 * Deletes all accounts whose period is over, one at a time, but for those that have something to settle with others, such
 * as a dispute that was opened since. Returns their number.
 *
 * @throws at the end, as `eachInTurn`
 */
export async function eraseDue(
  database: Database,
  now = new Date(),
  parts: readonly ErasablePart[] = personalParts(),
): Promise<number> {
  const due = await database
    .select({ id: users.id })
    .from(users)
    .where(lte(users.closesAt, now))
    .orderBy(asc(users.closesAt))
  let count = 0
  await eachInTurn(due, async ({ id }) => {
    if (await eraseOne(database, id, now, parts)) count++
  })
  return count
}

/** False if the user came back, has something to settle, or another process is deleting the account. */
const eraseOne = (
  database: Database,
  id: string,
  now: Date,
  parts: readonly ErasablePart[],
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const [due] = await tx
      .select(person)
      .from(users)
      .where(and(eq(users.id, id), lte(users.closesAt, now)))
      .for('update', { skipLocked: true })
    if (!due) return false
    // A restored site has all that was closed when they left, such as bookings, open again.
    for (const part of parts) await part.close?.(tx, due)
    for (const part of parts) if ((await part.findUnsettled?.(tx, due))?.length) return false
    for (const part of parts) await part.erase(tx, due)
    return true
  })

/** The mail address counts as the user's only if it is confirmed. */
const person = {
  id: users.id,
  email: sql<string | null>`case when ${users.emailVerified} then ${users.email} end`,
}

export const findPerson = async (database: Database, userId: string): Promise<Person | undefined> =>
  (await database.select(person).from(users).where(eq(users.id, userId)))[0]
