import { createElement } from 'react'
import { expect, test } from 'vitest'
import { findOutbox } from '../app/team/mails/outbox.server.ts'
import { sendMail } from '../app/ground/mail/send-mail.server.tsx'
import { signedIn } from '../tests/accounts.ts'
import { testDatabase } from '../tests/test-database.ts'
import { operatorToken, testApp } from './testing.ts'
import { page } from './testing-pages.ts'

const database = await testDatabase()
const { db, pool } = database
const render = async () => page('no such page', { status: 404 })
const { ask } = await testApp(render, { database })
const origin = 'http://localhost:3000'
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const here = (path: string) => ask(path, { headers: { authorization: `Bearer ${operatorToken}` } })

const maria = await signedIn({ query, origin }, { email: 'maria@example.com' })
const admin = await signedIn({ query, origin }, { email: 'Admin@example.com', role: 'admin' })
const links = await Promise.all(
  [
    { to: maria.email, userId: maria.id, subject: 'Hafa adai <Maria>' },
    { to: 'admin@EXAMPLE.com', subject: 'To staff, by address' },
    { to: 'new@example.com', userId: admin.id, subject: 'To staff, at a new address' },
  ].map(async ({ subject, ...to }) => {
    const body = createElement(
      'p',
      null,
      'Follow ',
      createElement('a', { href: `${origin}/reset` }, 'this link'),
    )
    const mail = { subject: { id: subject, message: subject }, body }
    await sendMail(db, { ...to, language: 'ja', mail, key: subject })
    const [{ id }] = await query('select id from mail where key = $1', [subject])
    return `/dev/outbox/${id}`
  }),
)

test('on a local machine unsent mails can be read', async () => {
  const list = await (await here('/dev/outbox')).text()
  expect(list).toContain('Hafa adai &lt;Maria&gt;')
  expect(await (await ask(`/dev/outbox?token=${encodeURIComponent(operatorToken)}`)).text()).toContain(
    'Hafa adai',
  )
  const letter = await here(links[0]!)
  expect(letter.headers.get('cache-control')).toBe('no-store')
  expect(letter.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await letter.text()).toContain('<html lang="ja"')
  expect(await (await here(`${links[0]}?as=text`)).text()).toContain('this link: http://localhost:3000/reset')
})

test('no one but its recipient reads an email to staff', async () => {
  expect(await (await here('/dev/outbox')).text()).not.toContain('staff')
  for (const link of links.slice(1)) expect((await here(link)).status).toBe(404)
  expect(await findOutbox(db, 'Maria@example.com')).toEqual([]) // who is to become admin
})

test('without its token, on a real site, or in a demo that others reach there is no outbox', async () => {
  const real = await testApp(render, { database, environment: { DEMO: 'off' } })
  const reached = { DEMO: 'on', SITE_URL: 'https://demo.example' }
  const open = await testApp(render, { database, environment: reached })
  const operator = { headers: { authorization: `Bearer ${operatorToken}` } }
  for (const path of ['/dev/outbox', links[0]!]) {
    const answers = await Promise.all([
      ask(path, {}, '127.0.0.1'),
      ask(`${path}?token=${operatorToken.replace('t', 'T')}`, {}, '127.0.0.1'),
      real.ask(path, operator, '127.0.0.1'),
      open.ask(path, operator, '127.0.0.1'),
    ])
    for (const answer of answers) expect(await answer.text()).toContain('no such page')
  }
})

test('sent mails and unknown ones are not shown', async () => {
  await query(`update mail set state = 'sent', body = null where user_id = $1`, [maria.id])
  expect(await (await here('/dev/outbox')).text()).toContain('There are none.')
  for (const id of ['nothing', "'", '00000000-0000-0000-0000-000000000000', '-'.repeat(36)])
    expect((await here(`/dev/outbox/${encodeURIComponent(id)}`)).status).toBe(404)
})
