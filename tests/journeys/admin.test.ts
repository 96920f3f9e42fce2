import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { hasTurn } from '../pages.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { scrollsSideways } from '../reach.ts'
import { seed } from '../seed.ts'
import { startSite } from '../site.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const password = 'a lagoon of words'
const admin = await signedIn(site, { name: 'Ada Admin', role: 'admin' })
const moderator = await signedIn(site, { name: 'Mo Moderator', role: 'moderator' })

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
const call = (name: string, body: object) =>
  site.ask(`/api/auth/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify(body),
  })

/** A user with a password, and a browser in which they are signed in. */
async function member(email: string, role = 'user') {
  const answer = await call('signup', { full_name: 'Rosa Cruz', email, password, confirmPassword: password })
  expect(answer.status).toBe(200)
  const [{ id }] = await site.query(
    'update users set email_verified = true, role = $2 where email = $1 returning id',
    [email, role],
  )
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('proa_session='))!
  const [, value = ''] = /=([^;]+)/.exec(cookie)!
  const kept = { name: 'proa_session', value, domain: 'localhost', path: '/', expires: -1 }
  const cookies = [{ ...kept, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
  return { id, cookie: `proa_session=${value}`, browser: { storageState: { cookies, origins: [] } } }
}

test.each([
  ['/admin/claims', 'No claims are waiting.'],
  ['/admin/verification', 'No pending requests.'],
  ['/admin/moderation', 'Nothing is waiting.'],
  ['/admin/advertisements', 'Nothing is waiting.'],
  ['/admin/support', 'There is nothing here.'],
  ['/admin/mails', 'No emails.'],
  ['/admin/audit', 'No entries match these filters.'],
  ['/admin/users?q=nobody', 'No people found.'],
  ['/admin/content/faq?q=xyzzy', 'Nothing found.'],
  ['/admin/content/faq/history', 'No one has changed anything yet.'],
])('%s says so where there is nothing', async (path, words) => {
  expect(await (await site.ask(path, { headers: { cookie: admin.cookie } })).text()).toContain(words)
})

test('a moderator sees what moderators may, and nothing else', async () => {
  const page = await visitPlainly('/admin', { browser: moderator.browser })
  expect(new URL(page.url()).pathname).toBe('/admin/moderation')
  expect(await tabs(page).allTextContents()).toEqual(['Moderation', 'Support'])
  const refused = await site.ask('/admin/users', { headers: { cookie: moderator.cookie } })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('This page is for staff who work on it.')
})

test('an admin suspends a user with the password; the user is notified and logged out at once', async () => {
  const chief = await member('chief@example.com', 'admin')
  const rosa = await member('rosa@example.com')
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, search_text, attributes)
     select kind, 'rosas-car', $1, 'Car of Rosa', island, search_text, attributes from listing
     where kind = 'vehicle' and ref = '1'`,
    [rosa.id],
  )
  expect((await site.ask('/vehicles/rosas-car')).status).toBe(200)
  const page = await visitPlainly('/admin/users', { browser: chief.browser })
  await page.getByRole('searchbox', { name: 'Name or email address' }).fill('rosa@')
  await page.getByRole('searchbox', { name: 'Name or email address' }).press('Enter')
  await page.getByRole('link', { name: 'rosa@example.com' }).click()
  await page.getByRole('heading', { name: 'Rosa Cruz', level: 1 }).waitFor()
  const person = page.url()
  const form = page.locator('form', { hasText: 'Why' })
  const suspend = form.getByRole('button', { name: 'Suspend' })
  await suspend.click()
  await page.getByText('Please give a reason.').waitFor()
  await form.getByLabel('Why').fill('Asks for money first.')
  await form.getByLabel('Current password').fill('not it, not at all')
  await suspend.click()
  await page.getByText('Your current password is not correct.').waitFor()
  expect(await form.getByLabel('Why').inputValue()).toBe('Asks for money first.')
  await form.getByLabel('Current password').fill(password)
  await suspend.click()
  await page.getByText('Not logged in on any device.').waitFor()
  await page.getByText('Asks for money first.').waitFor()
  expect((await site.ask('/account', { headers: { cookie: rosa.cookie } })).status).toBe(302)
  expect((await call('login', { email: 'rosa@example.com', password })).status).toBe(401)
  await expect.poll(async () => (await site.ask('/vehicles/rosas-car')).status).toBe(404)
  const mails = () =>
    site.query(`select body from mail where address = 'rosa@example.com' order by created_at`)
  await expect.poll(async () => (await mails()).at(-1)?.body).toContain('/contact?topic=account')
  expect((await mails()).at(-1)!.body).toContain('Asks for money first.')

  await page.getByRole('link', { name: 'Decisions about them' }).click()
  await page.getByRole('heading', { name: 'Audit log' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Suspension' }).first().waitFor()
  await page.goto(person)
  await form.getByLabel('Why').fill('They paid it back.')
  await page.getByRole('button', { name: 'End the suspension' }).click()
  await suspend.waitFor()
  expect((await call('login', { email: 'rosa@example.com', password })).status).toBe(200)
  await expect.poll(async () => (await site.ask('/vehicles/rosas-car')).status).toBe(200)
})

test('when two admins change an account at once, the second sees a conflict and keeps what they wrote', async () => {
  const { id } = await signedIn(site, { name: 'Tomas Two' })
  const other = await signedIn(site, { name: 'Ben Admin', role: 'admin' })
  const first = await visitPlainly(`/admin/users/${id}`, { browser: admin.browser })
  const second = await visitPlainly(`/admin/users/${id}`, other)
  const suspend = async (page: Page, why: string) => {
    await page.getByLabel('Why').fill(why)
    await page.getByRole('button', { name: 'Suspend' }).click()
  }
  await suspend(first, 'Spam.')
  await first.getByRole('button', { name: 'End the suspension' }).waitFor()
  await suspend(second, 'Sells what is not theirs.')
  await second.getByText('Someone else changed this person').waitFor()
  await second.getByText('Sells what is not theirs.').waitFor()
  await second.getByText('Spam.').waitFor()
})

test('without a script a role is changed, which the page of the admin themselves does not offer', async () => {
  const { id } = await signedIn(site, { name: 'Nina New' })
  const page = await visitPlainly(`/admin/users/${id}`, { browser: admin.browser })
  await page.getByLabel('Role').selectOption('Moderator')
  await page.getByRole('button', { name: 'Change the role' }).click()
  expect(await page.locator('dl').innerText()).toContain('Moderator')
  await page.goto(`/admin/users/${admin.id}`)
  await page.getByText('This is you').waitFor()
  expect(await page.getByRole('button', { name: /Change the role|Suspend/ }).count()).toBe(0)
})

test('in Korean and without a script, the audit says who decided what, before and after', async () => {
  const { id } = await signedIn(site, { name: '김민수' })
  const long = 'Asks for money first. '.repeat(20).trim()
  const written = [
    [id, 'role', { role: ['user', 'moderator'] }],
    [id, 'suspension', { suspended: [null, '2026-11-22T15:00:00.000Z'], reason: [null, long] }],
  ]
  for (const [subject, action, changes] of written)
    await site.query(
      `insert into audit (actor_id, action, subject_kind, subject_id, changes) values ($1, $2, 'user', $3, $4)`,
      [admin.id, action, subject, JSON.stringify(changes)],
    )
  const page = await visitPlainly('/admin/audit', { ...admin, language: 'ko-KR' })
  await page.getByLabel('대상').fill('김민')
  await page.getByLabel('처리한 사람').fill('ada')
  await page.getByLabel('조치').selectOption('이용 정지')
  const search = page.getByRole('main').getByRole('button', { name: '검색' })
  await search.click()
  await page.waitForURL(/action=suspension/)
  const decisions = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await decisions.allInnerTexts()).toEqual(['이용 정지'])
  expect(await page.getByRole('link', { name: '김민수' }).getAttribute('href')).toBe(`/admin/users/${id}`)
  await page.getByText('2026. 11. 23. 1:00:00').waitFor()
  const whole = page.getByText(long, { exact: true })
  expect(await whole.isVisible()).toBe(false)
  await page.getByText(/^Asks for money first.*…$/).click()
  await whole.waitFor()
  await page.getByLabel('조치').selectOption('')
  await search.click()
  await page.getByRole('heading', { name: '역할 변경' }).waitFor()
  await page.getByRole('deletion').filter({ hasText: '사용자' }).waitFor()
})

test('the lightbox settings are saved, confirmed, and stored in the browser', async () => {
  const page = await visit('/admin', { browser: admin.browser, expected: /422/ })
  const keyword = page.getByRole('textbox', { name: 'Disable Parameter (URL keyword)' })
  expect(await keyword.getAttribute('placeholder')).toBe('noloading')
  await keyword.fill('no loading')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByText('Use only letters, digits').waitFor()
  await expect.poll(() => keyword.evaluate((field) => field === document.activeElement)).toBe(true)
  await keyword.fill('noloading')
  await page.getByRole('switch', { name: 'Show on Listing Clicks' }).uncheck()
  expect(await page.getByRole('switch').count()).toBe(3)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Settings Saved' })
  await toast.getByText('Your ad lightbox settings have been updated.').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  const saved = {
    disableLightbox: false,
    disableParameter: 'noloading',
    showOnPageTransition: true,
    showOnListingClick: false,
  }
  const kept = () => page.evaluate(() => localStorage.getItem('adLightboxSettings'))
  await expect.poll(async () => JSON.parse((await kept()) ?? 'null')).toEqual(saved)
  expect((await site.query(`select value from site_setting where name = 'lightbox'`))[0]!.value).toEqual(
    saved,
  )
  expect(await site.query(`select changes from audit where action = 'settings'`)).toEqual([
    { changes: { disableParameter: ['', 'noloading'], showOnListingClick: ['true', 'false'] } },
  ])
})

test('when two admins save the settings at once, the second reads what the first saved and loses nothing', async () => {
  const other = await signedIn(site, { name: 'Ben Admin', role: 'admin' })
  const first = await visitPlainly('/admin', { browser: admin.browser })
  const second = await visitPlainly('/admin', { browser: other.browser })
  await first.getByRole('textbox').fill('first')
  await first.getByRole('button', { name: 'Save Settings' }).click()
  await first.getByText('Your ad lightbox settings have been updated.').waitFor()
  await second.getByRole('textbox').fill('second')
  await second.getByRole('switch', { name: 'Disable Loading Screen' }).check()
  await second.getByRole('button', { name: 'Save Settings' }).click()
  await second.getByRole('alert').getByText('first').waitFor()
  expect(await second.getByRole('textbox').inputValue()).toBe('second')
  expect(await second.getByRole('switch', { name: 'Disable Loading Screen' }).isChecked()).toBe(true)
  await second.getByRole('button', { name: 'Save Settings' }).click()
  await second.getByText('Your ad lightbox settings have been updated.').waitFor()
  const [{ value }] = await site.query(`select value from site_setting where name = 'lightbox'`)
  expect(value).toMatchObject({ disableParameter: 'second', disableLightbox: true })
})

test('without a script, what another admin saves while one corrects a setting is not replaced unseen', async () => {
  const saveElsewhere = (name: string, value: object) =>
    site.query(
      `insert into site_setting (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value, updated_at = clock_timestamp()`,
      [name, JSON.stringify(value)],
    )
  const stored = async (name: string) =>
    (await site.query('select value from site_setting where name = $1', [name]))[0]?.value
  const queue = await visitPlainly('/admin/moderation', { browser: admin.browser })
  const count = queue.getByLabel('Approved listings needed before an owner is trusted')
  await count.fill('0')
  const policy = { reviewsNewOwners: false, trustedAfter: 4 }
  await saveElsewhere('moderation', policy)
  await queue.getByRole('button', { name: 'Save settings' }).click()
  await queue.getByText('Please write a number from 1 to 100.').waitFor()
  await count.fill('9')
  await queue.getByRole('button', { name: 'Save settings' }).click()
  await queue.getByText('Someone else has changed this in the meantime', { exact: false }).waitFor()
  expect(await stored('moderation')).toEqual(policy)
  await queue.getByRole('button', { name: 'Save settings' }).click()
  await queue.getByText('Saved. This applies from now on.').waitFor()

  const page = await visitPlainly('/admin', { browser: admin.browser })
  await page.getByRole('textbox').fill('not valid')
  const settings = {
    disableLightbox: false,
    disableParameter: 'theirs',
    showOnPageTransition: true,
    showOnListingClick: false,
  }
  await saveElsewhere('lightbox', settings)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByText('Use only letters, digits', { exact: false }).waitFor()
  await page.getByRole('textbox').fill('mine')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByRole('alert').getByText('theirs').waitFor()
  expect(await stored('lightbox')).toEqual(settings)
})

const contactPath = '/admin/content/contact'
const storedContact = async () =>
  (await site.query(`select value from site_setting where name = 'contact'`))[0]?.value

test('an admin sets contact and social links, and pages that were kept show them', async () => {
  const read = async (path: string) => (await site.ask(path)).text()
  for (const path of ['/', '/vehicles']) expect(await read(path)).not.toMatch(/social|sameAs/)
  const page = await visitPlainly('/admin/content', { browser: admin.browser })
  await page.getByRole('link', { name: 'Contact and social links' }).click()
  const facebook = page.getByRole('textbox', { name: 'Facebook' })
  await page.getByRole('textbox', { name: 'Email address' }).fill('help@example.com')
  await page.getByRole('textbox', { name: 'Office or postal address' }).fill('PO Box 1\nSaipan, MP 96950')
  await facebook.fill('https://facebook.com.example/proa')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Enter the https address of a page on Facebook.').waitFor()
  await facebook.fill('facebook.com/proa.cnmi')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Saved. Pages show it from now on.').waitFor()
  const href = 'https://facebook.com/proa.cnmi'
  expect(await facebook.inputValue()).toBe(href)
  const [email, address] = ['help@example.com', 'PO Box 1\nSaipan, MP 96950']
  expect(await storedContact()).toMatchObject({ email, address, phone: '', facebook: href })
  expect(
    await site.query(
      `select actor_id, changes from audit where subject_id = 'contact' and action = 'settings'`,
    ),
  ).toEqual([
    { actor_id: admin.id, changes: { email: ['', email], address: ['', address], facebook: ['', href] } },
  ])
  await expect.poll(() => read('/vehicles')).toContain(`href="${href}"`)
  await expect.poll(() => read('/')).toContain(`"sameAs":["${href}"]`)
  const visitor = await visit('/contact', { width: 390, theme: 'dark' })
  await visitor.getByRole('link', { name: email }).waitFor()
  await visitor.getByText('Saipan, MP 96950').waitFor()
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'Facebook' })
  const { width, height } = (await link.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(await axeInTurn(visitor)).toEqual([])
})

test('when two admins set the contact at once, the second sees what the first saved and keeps what they typed', async () => {
  const other = await signedIn(site, { name: 'Ben Admin', role: 'admin' })
  const first = await visitPlainly(contactPath, { browser: admin.browser })
  const second = await visitPlainly(contactPath, { browser: other.browser })
  const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone number' })
  await phone(first).fill('(670) 555-0101')
  await first.getByRole('button', { name: 'Save settings' }).click()
  await first.getByText('Saved. Pages show it from now on.').waitFor()
  await phone(second).fill('ask around')
  await second.getByRole('button', { name: 'Save settings' }).click()
  await second.getByText('Enter a number like (670) 555-0100.').waitFor()
  await phone(second).fill('(670) 555-0202')
  await second.getByRole('button', { name: 'Save settings' }).click()
  await second.getByText('Saved in the meantime: (670) 555-0101').waitFor()
  expect(await phone(second).inputValue()).toBe('(670) 555-0202')
  expect(await storedContact()).toMatchObject({ phone: '(670) 555-0101' })
  await second.getByRole('button', { name: 'Save settings' }).click()
  await second.getByText('Saved. Pages show it from now on.').waitFor()
  expect(await storedContact()).toMatchObject({ phone: '(670) 555-0202' })
})

test('the list of stored mails has further pages', async () => {
  await site.query(
    `insert into mail (key, address, language, subject, body, state, created_at)
     select 'many ' || n, 'many@example.com', 'en', 'Letter ' || n, '<p>Hello</p>', 'kept', now() + n * interval '1 second'
     from generate_series(1, 51) n`,
  )
  const page = await visitPlainly('/admin/mails', { browser: admin.browser })
  const [newest, oldest] = ['Letter 51', 'Letter 1'].map((name) => page.getByText(name, { exact: true }))
  await newest!.waitFor()
  expect(await oldest!.count()).toBe(0)
  await page.getByRole('link', { name: 'Next page' }).click()
  await oldest!.waitFor()
  expect(await newest!.count()).toBe(0)
  await page.getByRole('link', { name: 'First page' }).click()
  await newest!.waitFor()
})

test(`on a phone the tabs are one line, in which the current one is in sight; their pages fit, and have nothing that axe finds (SEED=${seed})`, async () => {
  const page = await visit('/admin', { browser: admin.browser, width: 390, height: 844, theme: 'dark' })
  const names = await tabs(page).allTextContents()
  expect(names.slice(0, 2)).toEqual(['Ad Lightbox Settings', 'Analytics'])
  const tops = await tabs(page).evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetTop))
  expect(new Set(tops).size).toBe(1)
  for (const name of names.filter((one, at) => one === 'Audit log' || one === names.at(-1) || hasTurn(at))) {
    await tabs(page).filter({ hasText: name }).press('Enter')
    const current = page.locator('nav[aria-label=Administration] [aria-current=page]')
    await expect.poll(() => current.textContent()).toBe(name)
    await expect
      .poll(async () => {
        const { x, width } = (await current.boundingBox())!
        return [x >= 0, x + width <= 390]
      })
      .toEqual([true, true])
    expect(await scrollsSideways(page), name).toBe(0)
    expect(await axeInTurn(page), name).toEqual([])
  }
})
