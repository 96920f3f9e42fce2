import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/tables.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { mail } from '../../ground/mail/tables.server.ts'

const most = 100
const perPage = 50

export type OutboxMail = typeof mail.$inferSelect

/**
 * The newest mails whose text is still here: those that wait and those that no one could send. Mails to staff are left
 * out: a link in one could make its reader an admin.
 * @param adminEmail who is to become admin, by the settings
 */
export const findOutbox = (database: Database, adminEmail?: string): Promise<OutboxMail[]> =>
  newest(database, isShown(adminEmail))

/** One mail; null if it doesn't exist or must not be shown. */
export const findOutboxMail = (
  database: Database,
  id: string,
  adminEmail?: string,
): Promise<OutboxMail | null> => one(database, id, isShown(adminEmail))

type MailContext = Pick<RequestContext, 'database'> & { auth: Pick<RequestContext['auth'], 'adminEmail'> }
type Admin = Pick<Viewer, 'id' | 'email'>

/**
 * What an admin may read of the mails that a site without mail server keeps, all but those to other staff, the newest
 * first. @param after the id of the last one on the page before; empty, or of one that is gone: this is the first page
 * @returns `next`: whether there are more
 */
export async function findKeptMails(context: MailContext, admin: Admin, after = '') {
  const isAfter = isUuid(after)
    ? sql`(${mail.createdAt}, ${mail.id}) < (
        coalesce((select created_at from mail where id = ${after}), 'infinity'), ${after}::uuid)`
    : undefined
  const found = await newest(context.database, and(isKeptFor(context, admin), isAfter), perPage + 1)
  const { page, end } = pageOf(found, perPage)
  return { mails: page, next: end !== null }
}

/** One mail; null if it doesn't exist or the admin may not read it. */
export const findKeptMail = (context: MailContext, admin: Admin, id: string): Promise<OutboxMail | null> =>
  one(context.database, id, isKeptFor(context, admin))

const newest = (database: Database, condition: SQL | undefined, limit = most) =>
  database.select().from(mail).where(condition).orderBy(desc(mail.createdAt), desc(mail.id)).limit(limit)

async function one(database: Database, id: string, condition: SQL | undefined): Promise<OutboxMail | null> {
  const [found] = await database
    .select()
    .from(mail)
    .where(and(eq(mail.id, id), condition))
  return found ?? null
}

function isKeptFor({ auth: { adminEmail } }: MailContext, { id, email }: Admin) {
  const isTheirs = adminEmail?.toLowerCase() === email.toLowerCase()
  return and(eq(mail.state, 'kept'), isShown(isTheirs ? '' : adminEmail, id))
}

/** @param reader a member of staff, who may read mails to themselves */
const isShown = (adminEmail = '', reader: string | null = null) =>
  and(
    isNotNull(mail.body),
    sql`lower(${mail.address}) <> lower(${adminEmail})`,
    sql`not exists (
      select from ${users} where ${users.role} in ('moderator', 'admin') and ${users.id} is distinct from ${reader}
        and (${users.id} = ${mail.userId} or lower(${users.email}) = lower(${mail.address})))`,
  )
