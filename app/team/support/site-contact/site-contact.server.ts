import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { differing, record } from '../../../ground/audit/record.server.ts'
import { supportAudited } from '../desk/audited.server.ts'
import { saveSetting } from '../../desk/save-setting.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { noContact, type SiteContact } from './site-contact.ts'

const name = 'contact'
const text = z.string()
export const siteContact = z.object({
  email: text,
  phone: text,
  address: text,
  facebook: text,
  twitter: text,
  instagram: text,
  linkedin: text,
}) satisfies z.ZodType<SiteContact>

export async function readContact(database: Database): Promise<SiteContact> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${name}`,
  )
  const stored = siteContact.safeParse(rows[0]?.value)
  return stored.success ? stored.data : noContact
}

/** For a page that shows it, and is old once it changes. Where it can't be read nothing is shown: no page fails for it. */
export async function findContact(context: RequestContext): Promise<SiteContact> {
  context.tags.add(`setting:${name}`)
  try {
    return await readContact(context.database)
  } catch {
    context.validUntil = 0
    return noContact
  }
}

/**
 * @param seen what the admin has read
 * @returns false where another person has changed it since, and nothing was saved
 */
export async function saveContact(
  tx: Database,
  { adminId, contact, seen }: { adminId: string; contact: SiteContact; seen: SiteContact },
): Promise<boolean> {
  if (!(await saveSetting(tx, { name, value: contact, seen }))) return false
  const changes = differing(seen, contact)
  if (Object.keys(changes).length > 0)
    await record(tx, supportAudited, {
      actorId: adminId,
      action: 'settings',
      subject: { kind: 'setting', id: name },
      changes,
    })
  return true
}
