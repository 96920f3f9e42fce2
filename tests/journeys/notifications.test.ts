import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { siteSecret } from '../site-secret.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

async function tell(userId: string, count = 1) {
  const values = { title: '2021 Toyota Corolla LE', wasCents: 1_890_000, nowCents: 1_750_000 }
  for (let left = count; left > 0; left--)
    await site.query(
      `insert into notification (user_id, event, "values", href, key) values ($1, 'price-drop', $2, '/vehicles/2', $3)`,
      [userId, values, randomUUID()],
    )
}
const unread = async (userId: string) =>
  (await site.query('select from notification where user_id = $1 and read_at is null', [userId])).length

test('a notification is read when its link is followed, the others by a button', async () => {
  const maria = await signedIn(site)
  await tell(maria.id, 3)
  const page = await visit('/notifications', { browser: maria.browser })
  await page.getByText('3 are unread.').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('button', { name: 'Mark as read: Lower price' }).first().click()
  await page.getByText('2 are unread.').waitFor()
  await page.getByRole('link', { name: 'Lower price: 2021 Toyota Corolla LE' }).nth(1).click()
  await page.waitForURL('**/vehicles/2')
  await expect.poll(() => unread(maria.id)).toBe(1)
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByText('You have read all of them.').waitFor()
  expect(await unread(maria.id)).toBe(0)
})

test('a notification that came after the page was loaded is not marked as read with the others', async () => {
  const maria = await signedIn(site)
  await tell(maria.id, 21)
  const page = await visitPlainly('/notifications?page=2', { browser: maria.browser })
  await tell(maria.id)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByText('1 is unread.').waitFor()
  expect(await unread(maria.id)).toBe(1)
})

test('notifications work without scripts, and in Korean, page by page', async () => {
  const maria = await signedIn(site)
  await tell(maria.id, 21)
  const page = await visitPlainly('/notifications', { browser: maria.browser, language: 'ko-KR' })
  expect(await page.getByText('가격이 내렸습니다').count()).toBe(20)
  await page
    .getByRole('link', { name: '2 페이지' })
    .or(page.locator('a[href="/notifications?page=2"]'))
    .first()
    .click()
  await page.locator('form button[name="read"]').last().click()
  await expect.poll(() => unread(maria.id)).toBe(20)
  expect(page.url()).toContain('page=2')
})

test('members choose which notices they get and where; notices about safety always come', async () => {
  const maria = await signedIn(site)
  const page = await visit('/notifications', { browser: maria.browser })
  await page.getByRole('link', { name: 'What you hear about' }).click()
  const box = page.getByRole('checkbox', { name: 'The price of a favorite drops: By email' })
  await box.uncheck()
  expect(await page.getByRole('checkbox', { name: 'Your password changes: By email' }).isDisabled()).toBe(
    true,
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.reload()
  expect(await box.isChecked()).toBe(false)
  expect(
    await site.query('select event, channel from notification_off where user_id = $1', [maria.id]),
  ).toEqual([{ event: 'price-drop', channel: 'email' }])
})

test("another person's notification is answered as if it did not exist", async () => {
  const [maria, ana] = [await signedIn(site), await signedIn(site)]
  await tell(maria.id)
  const [{ id }] = await site.query('select id from notification where user_id = $1', [maria.id])
  const read = (which: string) =>
    site.ask('/notifications', {
      method: 'POST',
      headers: { cookie: ana.cookie, origin: site.origin },
      body: new URLSearchParams({ read: which }),
    })
  const statuses = await Promise.all(
    [id, '999999', '1e3', ''].map(async (which) => (await read(String(which))).status),
  )
  expect(statuses).toEqual([404, 404, 404, 404])
  expect(await unread(maria.id)).toBe(1)
})

test('opening an unsubscribe link changes nothing, pressing its button stops the mails', async () => {
  const maria = await signedIn(site)
  const text = `page unsubscribe ${maria.id} price-drop`
  const seal = createHmac('sha256', siteSecret).update(text).digest('base64url')
  const off = () => site.query('select event, channel from notification_off where user_id = $1', [maria.id])
  const link = `/unsubscribe/${maria.id}.price-drop.${seal}`
  const page = await visitPlainly(link)
  expect(await off()).toEqual([])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'Done. You will get no more of these emails' }).waitFor()
  expect(await off()).toEqual([{ event: 'price-drop', channel: 'email' }])
  const stays = page.getByText('You will still see these on the site.')
  expect(await stays.count()).toBe(1)
  await site.query(`insert into notification_off values ($1, 'price-drop', 'in-app')`, [maria.id])
  await page.goto(link)
  expect(await page.getByRole('button', { name: 'Unsubscribe' }).count()).toBe(0)
  await page.getByText('You can change your mind at any time.').waitFor()
  expect(await stays.count()).toBe(0)
  // As a mail program does it: from nowhere, and without cookies.
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await site.ask(link, { method: 'POST', body })).status).toBe(200)
  for (const method of ['GET', 'POST'])
    expect((await site.ask(link.replace('price-drop', 'saved-search'), { method })).status).toBe(404)
})
