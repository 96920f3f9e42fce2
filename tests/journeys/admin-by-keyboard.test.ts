import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { hasTurn } from '../pages.ts'
import { seed } from '../seed.ts'
import { startSite } from '../site.ts'
import { untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const email = 'keys@example.com'
const password = 'a lagoon of words'
const cookie = await signUp()

/** An admin with a password. @returns the cookie of their session, for a browser */
async function signUp() {
  const answer = await site.ask('/api/auth/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ full_name: 'Cora Chief', email, password, confirmPassword: password }),
  })
  await site.query(`update users set email_verified = true, role = 'admin' where email = $1`, [email])
  const [, value = ''] = /proa_session=([^;]+)/.exec(answer.headers.getSetCookie().join())!
  const place = { domain: 'localhost', path: '/', expires: -1 }
  return { name: 'proa_session', value, ...place, httpOnly: true, secure: false, sameSite: 'Lax' as const }
}

/** Whether one sees where one is: by a ring, or that of the box around a field. */
const isFocusSeen = (element: Element) => {
  const { outlineStyle } = getComputedStyle(element)
  const box = element.closest('label')
  return outlineStyle !== 'none' || (box !== null && getComputedStyle(box).boxShadow !== 'none')
}

/** Presses Tab, or for what lies before Shift and Tab, until it is there. */
async function tabTo(page: Page, target: Locator) {
  const element = (await target.elementHandle())!
  const isThere = () => element.evaluate((one) => one === document.activeElement)
  const isBefore = await element.evaluate(
    (one) =>
      (one.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      document.activeElement !== document.body,
  )
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab')
    if (!(await isThere())) continue
    expect(await element.evaluate(isFocusSeen), String(target)).toBe(true)
    return
  }
  throw new Error(`No Tab leads to ${String(target)}`)
}
async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
/** Where the focus is, as a keyboard goes on from there. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement!.getAttribute('name') ?? document.activeElement!.tagName)
async function onHeading(page: Page) {
  await expect.poll(() => focused(page)).toBe('H1')
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true })
async function open(page: Page, name: string, path: string) {
  await press(page, tab(page, name))
  await page.waitForURL(`**${path}`)
  await onHeading(page)
}

const atDesk = (path = '/admin', expected?: RegExp) =>
  visit(path, {
    browser: { storageState: { cookies: [cookie], origins: [] } },
    ...(expected && { expected }),
  })

/** A quarter of the tabs each day; in `npm run sweep` all. */
const tabsInTurn = (
  [
    ['Analytics', '/admin/analytics'],
    ['Listings', '/admin/listings'],
    ['Content', '/admin/content'],
    ['Audit log', '/admin/audit'],
    ['Emails', '/admin/mails'],
    ['Verification', '/admin/verification'],
    ['Users', '/admin/users'],
    ['Moderation', '/admin/moderation'],
  ] as const
).filter((_, at) => hasTurn(at))

test(`an admin signs in and goes through the tabs, by Tab and Enter alone (SEED=${seed})`, async () => {
  const page = await visit('/login?next=/admin')
  await write(page, page.getByLabel('Email', { exact: true }), email)
  await write(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname === '/admin')
  await page.getByRole('heading', { name: 'Ad Lightbox Settings', level: 1 }).waitFor()
  await untilReady(page)
  for (const [name, path] of tabsInTurn) await open(page, name, path)
})

test('an admin decides on an identity and an advertisement by Tab and Enter alone', async () => {
  const maria = await signedIn(site, { name: 'Maria Santos' })
  await site.query(
    `insert into verification_request (user_id, status, submitted_at) values ($1, 'pending', now())`,
    [maria.id],
  )
  const [campaign] = await site.query(
    `insert into campaign (business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest)
     values ('Lagoon Boats', 'a@example.com', 'https://example.com', 'x', 'en', 'food', current_date + 2,
       current_date + 3, 100, 'keys') returning reference`,
  )
  const page = await atDesk('/admin/verification')
  await press(page, link(page, /Maria Santos/))
  await page.waitForURL(/verification\/\d+$/)
  await onHeading(page)
  await press(page, button(page, 'Approve'))
  await page.waitForURL('**/admin/verification')
  await onHeading(page)

  await open(page, 'Advertisements', '/admin/advertisements')
  await press(page, link(page, new RegExp(campaign!.reference)))
  await page.waitForURL(/advertisements\/\d/)
  await onHeading(page)
  await press(page, button(page, 'Approve'))
  await button(page, 'Mark as paid').waitFor()
  await onHeading(page)
  await press(page, button(page, 'Mark as paid'))
  await button(page, 'Pause').waitFor()
  await onHeading(page)
  await press(page, link(page, 'All advertisements'))
  await page.waitForURL('**/admin/advertisements')
  await onHeading(page)
})

test('an admin approves listings, takes that back and answers a letter, by Tab, Space and Enter alone', async () => {
  const maria = await signedIn(site)
  await site.query(
    `insert into listing (kind, ref, owner_id, review, title, description, island, village, attributes, search_text)
     select kind, 'keys-' || n, $1, 'pending', 'Car of many ' || n, description, island, village, attributes, search_text
     from listing, generate_series(1, 2) n where kind = 'vehicle' and ref = '2'`,
    [maria.id],
  )
  await site.query(
    `insert into ticket (topic, name, email, message, lang, digest)
     values ('general', 'Ana Reyes', 'ana@example.com', 'When is the fiesta?', 'en', 'keys')`,
  )
  const page = await atDesk('/admin/moderation')
  for (const number of [1, 2])
    await press(page, page.getByRole('checkbox', { name: `Select Car of many ${number}` }), 'Space')
  await press(page, button(page, 'Approve'))
  await page.getByRole('heading', { name: /^Approved as of / }).waitFor()
  await onHeading(page)
  await press(page, button(page, 'Undo'))
  await page.getByRole('checkbox', { name: 'Select Car of many 1' }).waitFor()
  await onHeading(page)

  await open(page, 'Support', '/admin/support')
  await press(page, link(page, /When is the fiesta/))
  await page.waitForURL(/support\/\d/)
  await onHeading(page)
  await write(page, page.getByRole('textbox', { name: 'Your answer' }), 'In May.')
  await press(page, button(page, 'Send the answer'))
  await page.getByRole('listitem').filter({ hasText: 'In May.' }).waitFor()
  await onHeading(page)
})

test('an admin finds and suspends a person by keyboard: the focus goes to a missing field, then to the result', async () => {
  await signedIn(site, { name: 'Nina Loud' })
  const page = await atDesk('/admin/users', /422/)
  await write(page, page.getByRole('searchbox', { name: 'Name or email address' }), 'nina')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=nina/)
  await expect.poll(() => page.locator('main li').count()).toBe(1)
  await expect.poll(() => focused(page)).not.toBe('BODY')
  await press(page, link(page, /Nina Loud/))
  await page.waitForURL(/users\/.+-/)
  await onHeading(page)
  const suspend = button(page, 'Suspend')
  await press(page, suspend)
  await page.getByText('Please give a reason.').waitFor()
  await expect.poll(() => focused(page)).toBe('reason')
  await page.keyboard.type('Asks for money first.')
  await write(page, page.locator('form', { hasText: 'Why' }).getByLabel('Current password'), password)
  await page.keyboard.press('Enter')
  await page.getByText('Not logged in on any device.').waitFor()
  await onHeading(page)
})

test('an admin corrects a question and imports a listing by keyboard, with the password', async () => {
  const page = await atDesk('/admin/content')
  await press(page, link(page, /^Frequently asked questions/))
  await page.waitForURL('**/admin/content/faq')
  await onHeading(page)
  await press(page, page.locator('main li a').first())
  await page.waitForURL(/content\/faq\/./)
  await onHeading(page)
  const answer = page.getByRole('group', { name: 'English' }).getByLabel('Answer')
  await write(page, answer, ' By keys.')
  await press(page, button(page, 'Save'))
  await page.getByText('Saved. Visitors see it from now on.').waitFor()
  await untilReady(page)
  expect(await answer.inputValue()).toContain('By keys.')
  await press(page, page.getByRole('main').getByRole('link').first())
  await page.waitForURL('**/admin/content/faq')
  await press(page, link(page, 'All content'))
  await page.waitForURL('**/admin/content')
  await onHeading(page)

  await open(page, 'Listings', '/admin/listings')
  await press(page, link(page, 'Import'))
  await page.waitForURL('**/import')
  await onHeading(page)
  const kind = await page.getByLabel('Directory').inputValue()
  const headers = { cookie: `proa_session=${cookie.value}` }
  const table = await (await site.ask(`/admin/listings/export?kind=${kind}`, { headers })).text()
  const [{ title }] = await site.query('select title from listing where kind = $1 order by id limit 1', [
    kind,
  ])
  const chosen = page.waitForEvent('filechooser')
  await press(page, page.getByLabel('File'), 'Space')
  await (
    await chosen
  ).setFiles({
    name: 'all.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.replace(title, 'Title by keys')),
  })
  await press(page, button(page, 'See what it would do'))
  await page.waitForURL(/import\/.+-/)
  await onHeading(page)
  await write(page, page.getByLabel('Current password'), password)
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Imported.' }).waitFor()
  await onHeading(page)
})
