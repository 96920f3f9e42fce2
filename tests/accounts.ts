import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { isStaff, type Role } from '../app/ground/request/viewer.ts'
import { siteSecret } from './site-secret.ts'
import type { Site } from './site.ts'

type Person = { name?: string; email?: string; emailVerified?: boolean; role?: Role }

/**
 * A person with an account and a session of 30 days; that of staff has passed the second step. They have no password; who signs in
 * by one signs up first.
 * @returns `cookie` for a header, `browser` for `visit(path, { browser })`
 */
export async function signedIn(
  site: Pick<Site, 'query' | 'origin'>,
  { name = 'Maria Santos', email, emailVerified = true, role = 'user' }: Person = {},
) {
  const id = randomUUID()
  const token = randomBytes(24).toString('base64url')
  const address = email ?? `${id}@example.com`
  await site.query(
    'insert into users (id, full_name, email, email_verified, role) values ($1, $2, $3, $4, $5)',
    [id, name, address, emailVerified, role],
  )
  await site.query(
    `insert into session (user_id, token, expires_at, second_step_at)
     values ($1, $2, now() + interval '30 days', case when $3 then now() end)`,
    [id, token, isStaff({ role })],
  )
  const value = encodeURIComponent(
    `${token}.${createHmac('sha256', siteSecret).update(token).digest('base64')}`,
  )
  const { hostname: domain } = new URL(site.origin)
  const cookie = { name: 'proa_session', value, domain, path: '/', httpOnly: true, sameSite: 'Lax' as const }
  return {
    id,
    email: address,
    cookie: `proa_session=${value}`,
    browser: { storageState: { cookies: [{ ...cookie, secure: false, expires: -1 }], origins: [] } },
  }
}
