import { type SQL, sql } from 'drizzle-orm'
import { record } from '../../ground/audit/record.server.ts'
import { accountsAudited } from './audited.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { hashOf, makeToken, useToken } from './mailed-token.server.ts'
import { tellOfAdmin } from './tell.server.ts'

/**
 * Makes the account with the address of ADMIN_EMAIL an admin, as soon as the address is proven. While there is an admin
 * it does so once per address, so that a person from whom another admin took the role gets it back by no other account.
 * @param userId who has just proven their address; none when the site starts
 */
export async function becomeAdmin(
  tx: Database,
  adminEmail: string | undefined,
  userId: string | null = null,
): Promise<void> {
  if (!adminEmail) return
  const used = usedAddress(adminEmail)
  // An earlier version made admins without noting their addresses.
  await tx.execute(sql`
    insert into site_setting (name, value)
    select ${used}::text, 'true'::jsonb from users
    where email = ${adminEmail} and (role = 'admin' or exists (
      select from audit
      where action = 'role' and subject_kind = 'user' and subject_id = users.id::text
        and changes->'role'->>0 = 'admin'))
    on conflict do nothing`)
  const made = await makeAdmin(
    tx,
    sql`
      email = ${adminEmail} and id = coalesce(${userId}::uuid, id) and email_verified and role <> 'admin' and not sample
        and demo_until is null and suspended_at is null and closes_at is null
        and (
          not exists (select from site_setting where name = ${used})
          or not exists (select from users other where other.role = 'admin'))`,
  )
  for (const id of made) await tellOfAdmin(tx, id)
}

/** The name of the setting that says that an address has made an admin. */
const usedAddress = (email: string) => `admin-address ${hashOf(email)}`

/** No member of staff decides this, so the audit log names the site itself. Returns the ids of the new admins. */
async function makeAdmin(database: Database, who: SQL): Promise<string[]> {
  const { rows } = await database.execute<{ id: string; email: string; was: string }>(sql`
    update users set role = 'admin', updated_at = now() where ${who} returning id, email, old.role as was`)
  for (const { id, email, was } of rows) {
    await record(database, accountsAudited, {
      actorId: null,
      action: 'role',
      subject: { kind: 'user', id },
      changes: { role: [was, 'admin'] },
    })
    await database.execute(sql`
      insert into site_setting (name, value) values (${usedAddress(email)}, 'true') on conflict do nothing`)
  }
  return rows.map(({ id }) => id)
}

/** A token that makes the signed-in user the first admin; null if there is an admin. It replaces earlier tokens. */
export async function offerFirstAdmin(database: Database): Promise<string | null> {
  return (await hasAdmin(database)) ? null : makeToken(database, 'first-admin', {}, 'site')
}

/** Uses that token. Returns false if it was used before or if there is an admin already. */
export function becomeFirstAdmin(database: Database, userId: string, token: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Takes the token first: a second request with it waits here until this one has made its admin.
    if (!(await useToken(tx, 'first-admin', token)) || (await hasAdmin(tx))) return false
    await makeAdmin(tx, sql`id = ${userId}`)
    return true
  })
}

async function hasAdmin(database: Database): Promise<boolean> {
  const { rowCount } = await database.execute(sql`select from users where role = 'admin' limit 1`)
  return rowCount === 1
}
