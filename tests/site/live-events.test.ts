import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { notify } from '../../app/people/notifications/notify.server.ts'
import { signedIn } from '../accounts.ts'
import { startSite, startSiteApart } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSiteApart()
const other = await startSite({ databaseUrl: site.database })
const visit = visitorsOf(site)
const visitOther = visitorsOf(other)
const { db, close } = openDatabase({ url: site.database })
afterAll(close)

const lines = async () => {
  const told = await (await site.ask(`/metrics?token=${await site.operatorToken()}`)).text()
  return Number(/^live_lines (\d+)$/m.exec(told)?.[1])
}
let told = 0
const earn = (userId: string) =>
  notify(db, userId, {
    event: 'credit-earned',
    values: { cents: 500 },
    href: '/profile',
    key: `test ${++told}`,
  })
/** The dot at the picture in the header: something is unread. */
const dot = (page: Page) => page.locator('#account summary > [aria-hidden].bg-action')

/** Someone whose car is the sample of this number, and one who is no newcomer and asks about it. */
async function talk(ref: string) {
  const [owner, asker] = [await signedIn(site), await signedIn(site, { name: 'Ana Asker' })]
  await site.query(`update listing set owner_id = $1 where kind = 'vehicle' and ref = $2`, [owner.id, ref])
  await site.query(`update users set created_at = now() - interval '1 month' where id = $1`, [asker.id])
  return { owner, asker }
}
const log = (page: Page) => page.getByRole('log')
async function say(page: Page, text: string) {
  await page.getByLabel('Your message').fill(text)
  await page.getByLabel('Your message').press('Enter')
  await log(page).getByRole('listitem').filter({ hasText: text }).locator('time').waitFor()
}

test('a line is for who is signed in', async () => {
  expect((await site.ask('/live')).status).toBe(204)
  expect((await site.ask('/live', { headers: { cookie: 'proa_session=nobody' } })).status).toBe(204)
  await visit('/', {})
  expect(await lines()).toBe(0)
})

test('an account that is about to be closed has a line on the one page that it can open', async () => {
  const { id, cookie } = await signedIn(site)
  await site.query(`update users set closes_at = now() + interval '7 days' where id = $1`, [id])
  const answer = await site.ask('/live', { headers: { cookie } })
  await answer.body?.cancel()
  expect(answer.status).toBe(200)
})

test('a request for the head of a line opens none', async () => {
  const { cookie } = await signedIn(site)
  expect((await site.ask('/live', { method: 'HEAD', headers: { cookie } })).status).toBe(204)
  expect(site.output.text).not.toContain('ERR_HTTP_HEADERS_SENT')
})

test('the tabs of a browser share one line, and another goes on with it when one is closed', async () => {
  const maria = await signedIn(site)
  const first = await visit('/profile', maria)
  await expect.poll(lines).toBe(1)
  const second = await first.context().newPage()
  await second.goto('/vehicles')
  await second.locator('#account').waitFor()
  expect(await lines()).toBe(1)
  await first.close()
  await earn(maria.id)
  await dot(second).waitFor()
  await expect.poll(lines).toBe(1)
})

test('a user served by another process sees a message at once, and answers', async () => {
  const { owner, asker } = await talk('2')
  const asking = await visit('/messages/vehicle/2', asker)
  await say(asking, 'Is it still there?')
  const answering = await visitOther('/messages/vehicle/2', owner)
  await log(answering).getByText('Is it still there?').waitFor()
  await say(answering, 'Yes, it is')
  await log(asking).getByText('Yes, it is').waitFor()
  await say(asking, 'Then I come')
  await log(answering).getByText('Then I come').waitFor()
  expect(await log(answering).locator('time').count()).toBe(3)
})

test('killing the process loses no message that it said yes to', async () => {
  const { asker } = await talk('3')
  const taken: string[] = []
  const write = async () => {
    for (let count = 1; count <= 40; count++) {
      const clientId = randomUUID()
      const sent = await site
        .ask('/messages/sent', {
          method: 'POST',
          headers: { cookie: asker.cookie, origin: site.origin },
          body: new URLSearchParams({ clientId, text: `Message ${count}`, kind: 'vehicle', ref: '3' }),
        })
        .then(
          (answer) => answer.json(),
          () => null,
        )
      if (!sent?.ok) return
      taken.push(clientId)
    }
  }
  const writing = write()
  await expect.poll(() => taken.length).toBeGreaterThan(9)
  await site.crash()
  await writing

  const stored = async () => {
    const rows = await site.query('select client_id from message where sender_id = $1', [asker.id])
    return rows.map(({ client_id }) => client_id as string)
  }
  expect(await stored()).toEqual(expect.arrayContaining(taken))
})

test('when the process is killed, all come back and hear what was kept meanwhile', async () => {
  const maria = await signedIn(site)
  const page = await visit('/profile', { ...maria, expected: /ERR_|Failed to load/ })
  await expect.poll(lines).toBe(1)
  await site.crash(() => earn(maria.id))
  await dot(page).waitFor()
  await expect.poll(lines).toBe(1)
})

test('a page that can\u2019t be read again stays as it is, and is read again once it can be', async () => {
  const { owner, asker } = await talk('4')
  const page = await visit('/messages/vehicle/4', { ...owner, expected: /ERR_|Failed to load/ })
  const write = (text: string) =>
    site.ask('/messages/sent', {
      method: 'POST',
      headers: { cookie: asker.cookie, origin: site.origin },
      body: new URLSearchParams({ clientId: randomUUID(), text, kind: 'vehicle', ref: '4' }),
    })
  await write('Is it still there?')
  await log(page).getByText('Is it still there?').waitFor()
  await page.getByLabel('Your message').fill('Half of an answer')

  await page.route('**/*.data?*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await write('Hello?')
  await failed
  const refused = page.waitForResponse((answer) => answer.status() === 502)
  await page.route('**/*.data?*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await refused
  expect(await page.getByLabel('Your message').inputValue()).toBe('Half of an answer')
  await page.unrouteAll()
  await log(page).getByText('Hello?').waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('Half of an answer')
})
