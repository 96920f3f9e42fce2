import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { siteSecret } from '../site-secret.ts'
import { untilOldEnough } from '../form-age.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

beforeEach(() => site.query('delete from ticket'))

const tickets = () => site.query('select * from ticket')
const write = async (page: Page, email: string) => {
  await page.getByLabel('Your name').fill('Ana Reyes')
  await page.getByLabel('Your email address').fill(email)
  await page.getByLabel('Your message').fill('Our fiesta is in May.')
}
/** What a form holds that was opened at a moment, in epoch milliseconds. */
const openedAt = (moment: number) => {
  const seal = createHmac('sha256', siteSecret)
    .update(`page form contact opened ${moment}`)
    .digest('base64url')
  return `${moment}.${seal}`
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('without scripts an event is announced from the list of events', async () => {
  const page = await visitPlainly('/events')
  await page.getByRole('link', { name: 'Add Your Event' }).click()
  await page.waitForURL('**/contact?topic=event')
  expect(await page.getByLabel('What is it about?').inputValue()).toBe('event')

  await write(page, 'ana at example')
  await send(page)
  const email = page.getByLabel('Your email address')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  await page.getByText('Enter an email address like name@example.com.').waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('Our fiesta is in May.')

  await email.fill('ana@example.com')
  await untilOldEnough(page)
  await send(page)
  const stored = await tickets()
  expect(stored).toMatchObject([{ topic: 'event', name: 'Ana Reyes', email: 'ana@example.com', lang: 'en' }])
  await page.getByText(stored[0].reference, { exact: true }).waitFor()
  for (const address of ['/contact', '/contact.data', '/events'])
    expect(await (await site.ask(address)).text(), address).not.toContain('ana@example.com')
})

test("missing values are reported next to their fields, in the visitor's language", async () => {
  const page = await visit('/contact', { language: 'ko-KR', width: 390 })
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  await page.getByText('이름을 입력해 주세요.').waitFor()
  await page.getByText('메시지를 적어 주세요.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(await tickets()).toEqual([])
})

test('an error goes when its field is corrected, and a text that is too long is counted, said and kept; the form is sent once', async () => {
  const page = await visit('/contact', { expected: /422/ })
  const [email, message] = [page.getByLabel('Your email address'), page.getByLabel('Your message')]
  const wrong = page.getByText('Enter an email address like name@example.com.')
  await write(page, 'ana at example')
  await send(page)
  await wrong.waitFor()
  await email.fill('ana@')
  expect(await wrong.count()).toBe(1)
  await email.fill('ana@example.com')
  expect([await wrong.count(), await email.getAttribute('aria-invalid')]).toEqual([0, null])
  await email.fill('ben at example')
  await send(page)
  await wrong.waitFor()

  const long = 'x'.repeat(5_001)
  await message.fill(long)
  await page.getByText('5,001 of 5,000 characters').waitFor()
  await email.fill('ana@example.com')
  await send(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message')
  expect(await message.inputValue()).toBe(long)
  expect(await tickets()).toEqual([])
  await message.fill('Our fiesta is in May.')
  expect(await page.getByText('This is too long.').count()).toBe(0)

  // While it is under way its button is disabled, and it is not sent once more.
  await page
    .locator('input[name=opened]')
    .evaluate((input: HTMLInputElement, value) => void (input.value = value), openedAt(Date.now() - 60_000))
  const answered = Promise.withResolvers<void>()
  let posts = 0
  await page.route(/\/contact\.data/, async (route) => {
    posts += 1
    await answered.promise
    await route.continue()
  })
  await send(page)
  await expect.poll(() => page.getByRole('button', { name: 'Send message' }).isDisabled()).toBe(true)
  await page.getByLabel('Your name').press('Enter')
  answered.resolve()
  await expect.poll(tickets).toHaveLength(1)
  expect(posts).toBe(1)
})

test('a correction names what it is about', async () => {
  const page = await visitPlainly('/contact?topic=correction&about=vehicle/2')
  const opened = page.locator('input[name=opened]')
  const [car] = await site.query(`select title from listing where kind = 'vehicle' and ref = '2'`)
  await page.getByRole('main').getByRole('link', { name: car.title }).waitFor()
  await write(page, 'ana@example.com')
  // A form of the future is not three seconds old on any machine.
  await opened.fill(openedAt(Date.now() + 60_000))
  await send(page)
  await page.getByText('That was very quick.').waitFor()
  await opened.fill(openedAt(Date.now() - 60_000))
  await send(page)
  await page.getByRole('heading', { name: 'Thank you. We have received your message' }).waitFor()
  const [ticket] = await tickets()
  expect(ticket).toMatchObject({ topic: 'correction', about_kind: 'vehicle', about_ref: '2' })
  const moderator = await signedIn(site, { name: 'Mo Moderator', role: 'moderator' })
  const desk = async () => {
    const read = await visitPlainly(`/admin/support/${ticket.reference}`, { browser: moderator.browser })
    return read.getByRole('main')
  }
  const link = (await desk()).getByRole('link', { name: car.title })
  expect(await link.getAttribute('href')).toBe('/vehicles/2')
  await site.query(`update ticket set about_ref = 'deleted' where reference = $1`, [ticket.reference])
  await (await desk()).getByText('vehicle/deleted').waitFor()
})

test('a form sent again is answered with the number that it has', async () => {
  const opened = openedAt(Date.now() - 60_000)
  const post = async () => {
    const body = new URLSearchParams({ opened, name: 'Ana', email: 'ana@example.com', message: 'Hafa adai' })
    const response = await site.ask('/contact', { method: 'POST', body })
    return { status: response.status, text: withoutScripts(await response.text()) }
  }
  expect((await post()).status).toBe(200)
  const answers = await Promise.all([post(), post()])
  const [{ reference }] = (await tickets()) as [{ reference: string }]
  for (const { text } of answers) expect(text).toContain(reference)
  expect(await tickets()).toHaveLength(1)
})

test('two visitors never get the page that was made for one of them', async () => {
  const opened = async () => /name="opened" value="(\d+)/.exec(await (await site.ask('/contact')).text())![1]
  expect(await opened()).not.toBe(await opened())
})
