import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { addressOf } from '../../accounts/email-address.ts'
import { users } from '../../accounts/tables.server.ts'
import type { Page } from '../../context.ts'
import type { Database } from '../../db/client.server.ts'
import { isUuid } from '../../db/uuid.ts'
import { timeZone } from '../../i18n/format.ts'
import { findReferences } from '../../references/find-references.server.ts'
import { audit } from '../tables.server.ts'
import type { AskedAudit } from './audit-address.ts'
import { staffPages } from './staff-pages.ts'

const perPage = 50

/** One page of what was decided, the latest first. `next`: whether there is more. */
export async function findAudit(page: Page, asked: AskedAudit) {
  const { database } = page
  const by = asked.by ? await accountOf(database, asked.by) : undefined
  if (by === null) return { lines: [], next: false }
  const rows = await database
    .select({
      id: audit.id,
      at: audit.at,
      action: audit.action,
      subject: { kind: audit.subjectKind, ref: audit.subjectId },
      changes: audit.changes,
      actorId: audit.actorId,
      actor: users.fullName,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(and(by ? eq(audit.actorId, by) : undefined, ...conditionsOf(asked)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(perPage + 1)
  const shown = rows.slice(0, perPage)
  const subjects = await linksTo(
    page,
    shown.map(({ subject }) => subject),
  )
  return {
    lines: shown.map((row, index) => ({ ...row, ...subjects[index]! })),
    next: rows.length > perPage,
  }
}

/** Whose id or address it is; null where it is nobody's. Who was deleted is found by their id. */
async function accountOf(database: Database, by: string): Promise<string | null> {
  if (isUuid(by)) return by
  const address = addressOf(by)
  if (!address) return null
  const [found] = await database.select({ id: users.id }).from(users).where(eq(users.email, address))
  return found?.id ?? null
}

function conditionsOf({ action, subject, from, until, after }: AskedAudit): (SQL | undefined)[] {
  const [kind = '', ...rest] = subject.split('/')
  const ref = rest.join('/')
  return [
    action ? eq(audit.action, action) : undefined,
    kind ? eq(audit.subjectKind, kind) : undefined,
    ref ? eq(audit.subjectId, ref) : undefined,
    from ? sql`${audit.at} >= ${from}::timestamp at time zone ${timeZone}` : undefined,
    until ? sql`${audit.at} < (${until}::timestamp + interval '1 day') at time zone ${timeZone}` : undefined,
    after
      ? sql`(${audit.at}, ${audit.id}) < (select at, id from audit where id = ${Number(after)})`
      : undefined,
  ]
}

/** Where each can be looked at, and what it is called; null where it can't be, or is gone. */
async function linksTo(page: Page, subjects: readonly { kind: string; ref: string }[]) {
  const [found, names] = await Promise.all([
    findReferences(page.database, page, subjects),
    namesOf(
      page.database,
      subjects.filter(({ kind }) => kind === 'user').map(({ ref }) => ref),
    ),
  ])
  return subjects.map(({ kind, ref }, index) => ({
    href: staffPages[kind]?.(ref) ?? found[index]?.href ?? null,
    title: found[index]?.title ?? (kind === 'user' ? names.get(ref) : null) ?? null,
  }))
}

/** By id. Who was deleted has none. */
async function namesOf(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return new Map()
  const rows = await database
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, known))
  return new Map(rows.filter(({ name }) => name).map(({ id, name }) => [id, name]))
}

/** Every action that was ever written down: one step of the index for each. */
export async function findActions(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ action: string }>(sql`
    with recursive found as (
      (select action from audit order by action limit 1)
      union all
      select (select action from audit where action > found.action order by action limit 1)
      from found where found.action is not null
    )
    select action from found where action is not null`)
  return rows.map(({ action }) => action)
}
