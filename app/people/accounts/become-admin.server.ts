import { type SQL, sql } from 'drizzle-orm'
import { record } from '../../ground/audit/record.server.ts'
import { accountsAudited } from './audited.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { makeToken, useToken } from './mailed-token.server.ts'
import { tellOfAdmin } from './tell.server.ts'

/**
 * Makes the account with the address of ADMIN_EMAIL an admin, as soon as the address is proven. A person
 * from whom another admin took the role does not get it back.
 * @param userId who has just proven their address; none when the site starts
 */
export async function becomeAdmin(
  tx: Database,
  adminEmail: string | undefined,
  userId: string | null = null,
): Promise<void> {
  if (!adminEmail) return
  const made = await makeAdmin(
    tx,
    sql`
      email = ${adminEmail} and id = coalesce(${userId}::uuid, id) and email_verified and role <> 'admin' and not sample
        and demo_until is null and suspended_at is null and closes_at is null
        and not exists (
          select from audit
          where action = 'role' and subject_kind = 'user' and subject_id = users.id::text
            and changes->'role'->>0 = 'admin')`,
  )
  for (const id of made) await tellOfAdmin(tx, id)
}

/** No member of staff decides this, so the audit log names the site itself. Returns the ids of the new admins. */
async function makeAdmin(database: Database, who: SQL): Promise<string[]> {
  const { rows } = await database.execute<{ id: string; was: string }>(sql`
    update users set role = 'admin', updated_at = now() where ${who} returning id, old.role as was`)
  for (const { id, was } of rows)
    await record(database, accountsAudited, {
      actorId: null,
      action: 'role',
      subject: { kind: 'user', id },
      changes: { role: [was, 'admin'] },
    })
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
