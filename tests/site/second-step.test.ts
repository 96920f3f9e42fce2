import { execFile } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../app/ground/request/viewer.ts'
import { codeOf, wrongCodeOf } from '../authenticator.ts'
import { signedIn } from '../accounts.ts'
import { addDispute, addHandedOver } from '../disputes.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { ofProcess } from '../site-process.ts'
import { siteSecret } from '../site-secret.ts'
import { scrollsSideways } from '../reach.ts'
import { axeInTurn, untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite({ samples: false, environment: { DEMO: 'off' } })
const visit = plainVisitorsOf(site)
const browse = visitorsOf(site)
const password = 'three proas under sail'
const firstEmail = 'steps@example.com'
await post('/api/auth/signup', {
  full_name: 'Ana',
  email: firstEmail,
  password,
  confirmPassword: password,
})

/** Gives an account the password of the one that signed up: to hash it takes a while. */
const givePassword = (id: string) =>
  site.query(
    `insert into account (user_id, provider_id, account_id, password)
     select $1::uuid, provider_id, $1::uuid::text, password from account join users on users.id = user_id where email = $2`,
    [id, firstEmail],
  )

/** An account with a proven address and a password. */
async function account(role: Role = 'user') {
  const person = await signedIn(site, { name: 'Ana', role })
  await givePassword(person.id)
  return person
}

/** The same, whose session has set the step up; it was not asked for the password, which came later. */
async function accountWithStep(role: Role = 'user') {
  const person = await signedIn(site, { name: 'Ana', role })
  const page = await visit('/account/second-step', { browser: person.browser })
  const step = await setUp(page)
  await givePassword(person.id)
  return { ...person, page, ...step }
}

/** As if the person had just logged in by the password. */
const forgetStep = (id: string) =>
  site.query('update session set second_step_at = null where user_id = $1', [id])

function post(path: string, body: object) {
  return site.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

async function logIn(email: string, next: string) {
  const page = await visit(`/login?next=${encodeURIComponent(next)}`)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign In').click()
  return page
}

async function enter(page: Page, code: string, label = 'Code from your authenticator app') {
  await field(page, label).fill(code)
  await button(page, 'Continue').click()
}

const keyOn = async (page: Page) => (await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent())!

/** @returns the app's key, its first code, and the recovery codes */
async function setUp(page: Page) {
  await button(page, 'Set up two-step login').click()
  const key = await keyOn(page)
  const first = codeOf(key)
  await field(page, 'Code from your authenticator app').fill(first)
  await button(page, 'Turn on two-step login').click()
  await page.getByText('Keep these recovery codes').waitFor()
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  return { key, first, codes }
}

const news = async (id: string) =>
  (
    await site.query(
      `select "values" ->> 'news' as news from notification where user_id = $1 and event = 'second-step' order by id`,
      [id],
    )
  ).map((row) => row.news as string)

test('staff set up a second step with their next login, and nothing is open to them before', async () => {
  const { id, email } = await account('moderator')
  const page = await logIn(email, '/admin/moderation')
  expect(new URL(page.url()).pathname).toBe('/second-step')
  const cookie = await cookieOf(page)
  const askAsThem = (path: string, init: RequestInit = {}) => site.ask(path, { ...init, headers: { cookie } })
  expect(await (await askAsThem('/api/auth/check-auth')).json()).toEqual({ isAuthenticated: false })
  expect((await askAsThem('/api/auth/me')).status).toBe(401)
  expect((await askAsThem('/live')).status).toBe(204)
  const body = new URLSearchParams({ since: '1999' })
  for (const answer of [
    await askAsThem('/admin/moderation'),
    await askAsThem('/account/public-profile', { method: 'POST', body }),
  ])
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/login\?/),
    ])
  await page.goto('/messages')
  expect(page.url()).toContain('/second-step?next=%2Fmessages')

  await page.goto('/second-step?next=%2Fadmin%2Fmoderation')
  await page.getByText('Our staff log in with a second step.').waitFor()
  await field(page, 'Current password').fill('something else')
  await button(page, 'Set up two-step login').click()
  await page.getByText('Your current password is not correct.').waitFor()
  await field(page, 'Current password').fill(password)
  await button(page, 'Set up two-step login').click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const key = await keyOn(page)
  await button(page, 'Turn on two-step login').click()
  await page.getByText('Enter the code from your authenticator app.').waitFor()
  await field(page, 'Code from your authenticator app').fill(wrongCodeOf(key))
  await button(page, 'Turn on two-step login').click()
  await page.getByText('This code is not valid').waitFor()
  expect(await keyOn(page)).toBe(key)
  expect((await askAsThem('/admin/moderation')).status).toBe(302)
  await field(page, 'Code from your authenticator app').fill(codeOf(key))
  await button(page, 'Turn on two-step login').click()
  await heading(page, 'Two-step login is on')
  await page.getByRole('link', { name: 'I have kept them' }).click()
  expect(new URL(page.url()).pathname).toBe('/admin/moderation')
  expect((await askAsThem('/admin/moderation')).status).toBe(200)
  expect(await news(id)).toEqual(['on'])
})

test('each login asks for a code, and none lets two in, not even at the same moment', async () => {
  const { email, key, first } = await accountWithStep('moderator')
  const page = await logIn(email, '/favorites')
  await enter(page, wrongCodeOf(key))
  await page.getByText('This code is not valid, or it was already used.').waitFor()
  await enter(page, first)
  await page.getByText('This code is not valid, or it was already used.').waitFor()
  const next = codeOf(key, 1)
  const both = [page, await logIn(email, '/favorites')]
  await Promise.all(both.map((one) => enter(one, `${next.slice(0, 3)} ${next.slice(3)}`)))
  const [other, ...more] = both.filter((one) => new URL(one.url()).pathname === '/second-step')
  expect(more).toEqual([])
  await other!.getByText('This code is not valid, or it was already used.').waitFor()
  await other!.goto('/favorites/entries')
  expect(other!.url()).toContain('/second-step')
})

test('without a phone a recovery code lets in, once, and its owner is told', async () => {
  const { id, page, codes } = await accountWithStep()
  const typed = codes[0]!.replace('-', ' ').toUpperCase()
  await forgetStep(id)
  await page.goto('/account/second-step')
  await page.getByRole('link', { name: 'No phone at hand? Use a recovery code' }).click()
  await enter(page, typed, 'Recovery code')
  expect(new URL(page.url()).pathname).toBe('/account/second-step')
  await page.getByText('You have 9 recovery codes left.').waitFor()
  expect(await news(id)).toEqual(['on', 'recovery'])
  await forgetStep(id)
  await page.goto('/messages')
  await page.getByRole('link', { name: 'No phone at hand? Use a recovery code' }).click()
  await enter(page, typed, 'Recovery code')
  await page.getByText('This code is not valid, or it was already used.').waitFor()
})

test('after five wrong codes one waits, also with the right one and from another browser', async () => {
  const { id, email, key, page } = await accountWithStep()
  await forgetStep(id)
  await page.goto('/messages')
  for (let count = 0; count < 5; count++) await enter(page, wrongCodeOf(key))
  const other = await logIn(email, '/')
  await enter(other, codeOf(key, 1))
  await other.getByText('Too many attempts. Please wait a while, then try again.').waitFor()
  await site.query(`update sign_in_attempt set blocked_until = now() where key like 'second-step %'`)
  await enter(other, codeOf(key, 1))
  expect(new URL(other.url()).pathname).toBe('/')
  await other.getByText('’s account').first().waitFor()
})

test('a second press, after the answer to the first was lost, leads to where new recovery codes are made', async () => {
  const { browser, cookie } = await signedIn(site)
  const page = await browse('/account/second-step', { browser, expected: /ERR_FAILED/ })
  await untilReady(page)
  await button(page, 'Set up two-step login').click()
  const key = await keyOn(page)
  const uri = (await page.getByRole('link', { name: 'open the app' }).getAttribute('href'))!
  const code = codeOf(key)
  await field(page, 'Code from your authenticator app').fill(code)
  let presses = 0
  await page.route('**/account/second-step*', async (route) => {
    if (route.request().method() === 'POST') presses += 1
    if (presses > 1) return await route.continue()
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Turn on two-step login').click()
  await page.getByRole('alert').waitFor()
  expect(await keyOn(page)).toBe(key)
  await button(page, 'Turn on two-step login').click()
  await page.getByText('If you haven’t kept your recovery codes', { exact: false }).waitFor()
  await button(page, 'New recovery codes').waitFor()
  // Of staff, whose session waited for it on the page between a login and the site.
  const again = await site.ask('/second-step', {
    method: 'POST',
    headers: { cookie, origin: site.origin },
    body: new URLSearchParams({ uri, code }),
  })
  expect([again.status, again.headers.get('location')]).toEqual([303, '/account/second-step?done=1'])
})

test('members turn it on and off; their other devices are asked, too, and programs hear why', async () => {
  const { id, email, browser } = await account()
  const elsewhere = await logIn(email, '/favorites')
  const page = await visit('/account/second-step', { browser })
  await field(page, 'Current password').fill(password)
  const { key, codes } = await setUp(page)
  await elsewhere.goto('/profile')
  expect(elsewhere.url()).toContain('/second-step')
  const called = await post('/api/auth/login', { email, password })
  expect([called.status, await called.json()]).toMatchObject([403, { success: false, code: 'second_step' }])

  await page.goto('/account/second-step')
  await field(page, 'Current password').fill(password)
  await field(page, 'Code from your authenticator app').fill(codeOf(key, 1))
  await button(page, 'New recovery codes').click()
  const renewed = await page.getByRole('main').getByRole('listitem').allTextContents()
  expect(renewed).toHaveLength(10)
  expect(renewed).not.toContain(codes[0])

  await page.goto('/account/second-step')
  await field(page, 'Current password').fill('something else')
  await field(page, 'Code from your authenticator app').fill(renewed[0]!)
  await button(page, 'Turn off two-step login').click()
  await page.getByText('Your current password is not correct.').waitFor()
  await field(page, 'Current password').fill(password)
  await field(page, 'Code from your authenticator app').fill(renewed[0]!)
  await button(page, 'Turn off two-step login').click()
  await page.getByText('Two-step login is off.').waitFor()
  expect(await site.query('select from second_step where user_id = $1', [id])).toEqual([])
  expect(await news(id)).toEqual(['on', 'codes', 'recovery', 'off'])
  await elsewhere.goto('/profile')
  expect(new URL(elsewhere.url()).pathname).toBe('/profile')
})

test('a new phone of staff is set up at once: their session opens nothing before', async () => {
  const { page, codes } = await accountWithStep('admin')
  await page.goto('/account/second-step')
  await field(page, 'Current password').fill(password)
  await field(page, 'Code from your authenticator app').fill(codes[0]!)
  await button(page, 'Set up another phone').click()
  expect(page.url()).toContain('/second-step?next=')
  await page.goto('/admin')
  expect(page.url()).toContain('/second-step?next=%2Fadmin')
  await field(page, 'Current password').fill(password)
  await setUp(page)
  await page.getByRole('link', { name: 'I have kept them' }).click()
  expect(new URL(page.url()).pathname).toBe('/admin')
})

const formWith = (page: Page, text: string) => page.locator('form', { hasText: text })
const rightsOf = async (id: string) =>
  (await site.query('select role, has_second_step from users where id = $1', [id]))[0]

let admin: ReturnType<typeof accountWithStep> | undefined

/** The admin of the tests below, whose session has passed the step, but not lately. `code` was not used before. */
async function adminOfAnHour() {
  const { id, email, page, codes } = await (admin ??= accountWithStep('admin'))
  await site.query(`update session set second_step_at = now() - interval '1 hour' where user_id = $1`, [id])
  return { id, email, page, code: codes.shift()! }
}

test('a role is changed with a code of the last quarter of an hour, and what was chosen stays', async () => {
  const { page, code } = await adminOfAnHour()
  const other = await account()
  await page.goto(`/admin/users/${other.id}`)
  const form = formWith(page, 'Change the role')
  await form.getByLabel('Role').selectOption('moderator')
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Change the role' }).click()
  await page.getByText('Enter the code from your authenticator app.').waitFor()
  expect(await form.getByLabel('Role').inputValue()).toBe('moderator')
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('Code from your authenticator app').fill(code)
  await form.getByRole('button', { name: 'Change the role' }).click()
  expect(await rightsOf(other.id)).toMatchObject({ role: 'moderator' })
  // The next one within the quarter of an hour needs no code.
  await form.getByLabel('Role').selectOption('user')
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Change the role' }).click()
  expect(await rightsOf(other.id)).toMatchObject({ role: 'user' })
})

test('prices are changed with such a code, and what was typed stays', async () => {
  const { page, code } = await adminOfAnHour()
  await page.goto('/admin/advertisements')
  const all = field(page, 'All categories without their own price')
  await all.fill('7.50')
  await button(page, 'Save prices').click()
  await page.getByText('Enter the code from your authenticator app.').waitFor()
  expect(await all.inputValue()).toBe('7.50')
  await field(page, 'Code from your authenticator app').fill(code)
  await button(page, 'Save prices').click()
  await page.getByText('The prices are saved.').waitFor()
  expect(await all.inputValue()).toBe('7.5')
})

test('a dispute is decided with such a code, and what was chosen stays', async () => {
  const { page, code } = await adminOfAnHour()
  const [seller, buyer] = [await account(), await account()]
  const order = { number: 'STEPS23456', sellerId: seller.id, buyerId: buyer.id }
  await addHandedOver(site, order)
  await addDispute(site, order)
  await page.goto('/admin/money/disputes/STEPS23456')
  await page.getByLabel('Nothing').check()
  await field(page, 'Why').fill('It was whole.')
  await button(page, 'Decide').click()
  await page.getByText('Enter the code from your authenticator app.').waitFor()
  expect(await page.getByLabel('Nothing').isChecked()).toBe(true)
  expect(await site.query(`select decided_at from dispute`)).toEqual([{ decided_at: null }])
  await field(page, 'Code from your authenticator app').fill(code)
  await button(page, 'Decide').click()
  await page.getByText('Decided: goes back').waitFor()
})

test('another admin resets the step of who has lost their phone, by a code and with a reason', async () => {
  const { page, code, id: adminId } = await adminOfAnHour()
  const lost = await accountWithStep('moderator')
  await page.goto(`/admin/users/${lost.id}`)
  const form = formWith(page, 'Reset two-step login')
  await form.getByLabel('Why').fill('They called, and I know the voice.')
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('Code from your authenticator app').fill('000000')
  await form.getByRole('button', { name: 'Reset two-step login' }).click()
  await page.getByText('This code is not valid').waitFor()
  expect(await rightsOf(lost.id)).toMatchObject({ has_second_step: true })
  expect(await form.getByLabel('Why').inputValue()).toBe('They called, and I know the voice.')
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('Code from your authenticator app').fill(code)
  await form.getByRole('button', { name: 'Reset two-step login' }).click()
  expect(await rightsOf(lost.id)).toMatchObject({ has_second_step: false })
  expect(await site.query('select from session where user_id = $1', [lost.id])).toEqual([])
  expect(await news(lost.id)).toEqual(['on', 'reset'])
  expect(await resetsOf(lost.id)).toEqual([
    { actor_id: adminId, changes: { reason: [null, 'They called, and I know the voice.'] } },
  ])
  await page.goto(`/admin/audit?subject=user/${lost.id}`)
  await page.getByText('Reset of two-step login').first().waitFor()
})

const resetsOf = (id: string) =>
  site.query(
    `select actor_id, changes from audit where subject_id = $1 and action = 'second-step-reset' order by id`,
    [id],
  )

test('for the last admin it is reset on the machine, by their address', async () => {
  const { id, email } = await accountWithStep('admin')
  expect(await run(['reset-second-step', 'nobody@example.com'])).toEqual([
    1,
    'No account has the address nobody@example.com.',
  ])
  expect(await run(['reset-second-step'])).toEqual([1, 'Use: npm run admin -- reset-second-step EMAIL'])
  const [code, said] = await run(['reset-second-step', email.toUpperCase()])
  expect([code, said]).toEqual([
    0,
    `${email} has no second step and no passkeys now, and sets up a new second step if they are staff.`,
  ])
  expect(await rightsOf(id)).toMatchObject({ has_second_step: false })
  expect(await resetsOf(id)).toEqual([{ actor_id: null, changes: { reason: [null, 'npm run admin'] } }])
  expect(await run(['reset-second-step', email])).toEqual([1, `${email} has no second step and no passkeys.`])
  const page = await logIn(email, '/admin')
  await field(page, 'Current password').fill(password)
  await setUp(page)
})

/** `npm run admin`, of the built site. @returns its exit code, and what it says */
const run = (args: string[]) =>
  new Promise<[number, string]>((resolve) =>
    execFile(
      process.execPath,
      ['build/server/admin.js', ...args],
      {
        env: {
          ...process.env,
          ...ofProcess,
          DATABASE_URL: site.database,
          AUTH_SECRET: siteSecret,
          DEMO: 'off',
        },
      },
      (error, stdout, stderr) => resolve([Number(error?.code ?? 0), (stdout + stderr).trim()]),
    ),
  )

test('it is set up and passed by keyboard on a phone', async () => {
  const { id, browser } = await signedIn(site)
  const page = await browse('/account/second-step', { browser, width: 390, expected: /401|422/ })
  /** Undefined while nothing has it: the text of the page has all of these. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.querySelector(':focus')
      return element?.textContent || element?.getAttribute('name')
    })
  const isFine = async () => {
    expect(await axeInTurn(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(0)
  }
  await isFine()
  await button(page, 'Set up two-step login').press('Enter')
  await expect.poll(focused).toContain('Scan this code')
  await isFine()
  const key = await keyOn(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('code')
  await page.keyboard.type(wrongCodeOf(key))
  await page.keyboard.press('Enter')
  await page.getByText('This code is not valid').waitFor()
  await expect.poll(focused).toBe('code')
  await field(page, 'Code from your authenticator app').fill(codeOf(key))
  await page.keyboard.press('Enter')
  await expect.poll(focused).toContain('Keep these recovery codes')
  await isFine()
  const [recovery] = await page.getByRole('main').getByRole('listitem').allTextContents()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('You have 10 recovery codes left.').waitFor()
  await isFine()

  await forgetStep(id)
  await page.goto('/messages')
  await field(page, 'Code from your authenticator app').focus()
  await isFine()
  await page.keyboard.type(codeOf(key, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/messages')

  // The page says that it is off by itself, not because the notice of it comes.
  await site.query(
    `insert into notification_off (user_id, event, channel) values ($1, 'second-step', 'in-app')`,
    [id],
  )
  await page.goto('/account/second-step')
  await untilReady(page)
  await field(page, 'Code from your authenticator app').fill(recovery!)
  await button(page, 'Turn off two-step login').click()
  await page.getByText('Two-step login is off.').waitFor()
})

test('an admin passes the step while the site is read-only, to switch that off', async () => {
  const { email, code } = await adminOfAnHour()
  await site.query(`insert into site_setting (name, value) values ('read-only', '{"isOn": true}')`)
  await expect.poll(async () => (await site.ask('/about')).text()).toContain('nothing can be saved for now')
  const page = await logIn(email, '/admin/operation')
  await page.getByRole('link', { name: 'No phone at hand? Use a recovery code' }).click()
  await enter(page, code, 'Recovery code')
  await button(page, 'Let people save again').click()
  await page.getByText('It is off.').waitFor()
})
