import { type SQL, sql } from 'drizzle-orm'
import { record } from '../../ground/audit/record.server.ts'
import { accountsAudited } from './audited.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { makeToken, useToken } from './mailed-token.server.ts'

/** Makes the account with the address of ADMIN_EMAIL an admin, as soon as the address is proven. */
export async function becomeAdmin(database: Database, adminEmail: string | undefined): Promise<void> {
  if (!adminEmail) return
  await makeAdmin(
    database,
    sql`email = ${adminEmail} and email_verified and role <> 'admin' and not sample and demo_until is null`,
  )
}

/** Nobody of the staff decides this: it is written down as done by the site. */
async function makeAdmin(database: Database, who: SQL) {
  const { rows } = await database.execute<{ id: string; was: string }>(sql`
    update users set role = 'admin', updated_at = now() where ${who} returning id, old.role as was`)
  for (const { id, was } of rows)
    await record(database, accountsAudited, {
      actorId: null,
      action: 'role',
      subject: { kind: 'user', id },
      changes: { role: [was, 'admin'] },
    })
}

/** A token with which whoever is signed in becomes the first admin; null if there is one. It takes the place of the last one. */
export async function offerFirstAdmin(database: Database): Promise<string | null> {
  return (await hasAdmin(database)) ? null : makeToken(database, 'first-admin', {}, 'site')
}

/** Uses that token. Tells whether it could be: once, and only as long as there is no admin. */
export function becomeFirstAdmin(database: Database, userId: string, token: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    // The token first: there is but one, and whoever uses it as well waits here until this one is an admin.
    if (!(await useToken(tx, 'first-admin', token)) || (await hasAdmin(tx))) return false
    await makeAdmin(tx, sql`id = ${userId}`)
    return true
  })
}

async function hasAdmin(database: Database): Promise<boolean> {
  const { rowCount } = await database.execute(sql`select from users where role = 'admin' limit 1`)
  return rowCount === 1
}
