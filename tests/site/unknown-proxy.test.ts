import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'

const site = await startSite({ environment: { LOG_LEVEL: 'warn' } })
const admin = await signedIn(site, { role: 'admin' })
const moderator = await signedIn(site, { role: 'moderator' })
const note = 'All visitors look like one</b>' // the page's words are in its scripts, too

const textOf = async (path: string, cookie: string, headers: Record<string, string>) =>
  (await site.ask(path, { headers: { cookie, ...headers } })).text()

test('a proxy that TRUSTED_PROXIES does not name is logged once, and shown to admins', async () => {
  const byProxy = { 'x-forwarded-for': '203.0.113.5' }
  expect(await textOf('/admin', admin.cookie, {})).not.toContain(note)
  expect(site.output.text).not.toContain('TRUSTED_PROXIES')

  const page = await textOf('/admin', admin.cookie, byProxy)
  expect(page).toContain(note)
  expect(page).toContain('127.0.0.1')
  expect(await textOf('/admin/users?lang=ko', admin.cookie, byProxy)).toContain(
    '모든 방문자가 한 사람으로 보입니다</b>',
  )
  expect(await textOf('/admin/moderation', moderator.cookie, byProxy)).not.toContain(note)
  await expect.poll(() => site.output.text).toContain('"proxy":"127.0.0.1"')
  expect(site.output.text.match(/TRUSTED_PROXIES does not name this proxy/g)).toHaveLength(1)
})
