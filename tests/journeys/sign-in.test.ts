import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { stopTimers } from '../stopped-timers.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const password = 'three proas under sail'
let accounts = 0

/** A person with a password; they signed up without a browser. */
async function member() {
  const email = `member-${++accounts}@example.com`
  const answer = await site.ask('/api/auth/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: 'Ana Reyes', email, password, confirmPassword: password }),
  })
  expect(answer.status).toBe(200)
  return email
}

/** The latest link to a page that was sent to an address: without a mail server mails stay in the database. */
async function mailedLink(email: string, path: string) {
  const linkIn = async () => {
    const mails = await site.query(
      `select body from mail where address = $1 and body like '%' || $2 || '%'`,
      [email, path],
    )
    return new RegExp(`${path}\\?token=[\\w.-]+`).exec(String(mails.at(-1)?.body))?.[0] ?? ''
  }
  await expect.poll(linkIn).not.toBe('')
  return linkIn()
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const arriveAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.search === path)

test('signing in by keyboard leads on to where one wanted, and says so there', async () => {
  const email = await member()
  const page = await visit('/login?next=/blog?q=lagoon')
  expect(await axeInTurn(page)).toEqual([])
  await field(page, 'Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Successfully logged in!').waitFor() // it stands for five seconds
  await arriveAt(page, '/blog?q=lagoon')
  await page.getByText('Ana Reyes’s account').waitFor()
})

test('the button stands out once both fields are filled in, and is disabled while logging in; a wrong password and a lost connection are said, and what was typed stays', async () => {
  const email = await member()
  const page = await visit('/login', { expected: /401|ERR_INTERNET_DISCONNECTED/ })
  const submit = button(page, 'Sign In')
  const look = () => submit.evaluate((element) => getComputedStyle(element).backgroundColor)
  const plain = await look()
  await field(page, 'Email').fill(email)
  expect(await look()).toBe(plain)
  await field(page, 'Password').fill('something else')
  await expect.poll(look).not.toBe(plain)
  await page.getByLabel('Remember me').check()

  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/login.data*', async (route) => {
    await goOn
    await route.continue()
  })
  await submit.click()
  const busy = button(page, 'Signing in...')
  await busy.waitFor()
  for (const one of [busy, button(page, 'Continue with Google'), button(page, 'Continue with Facebook')])
    expect(await one.isDisabled()).toBe(true)
  letGo()
  await page.getByRole('alert').getByText('Invalid credentials. Please try again.').waitFor()
  expect(await field(page, 'Email').inputValue()).toBe(email)
  expect(await field(page, 'Password').inputValue()).toBe('something else')
  expect(await axeInTurn(page)).toEqual([])

  await button(page, 'Show password').click()
  expect(await field(page, 'Password').getAttribute('type')).toBe('text')
  await field(page, 'Password').fill(password)
  await page.context().setOffline(true)
  await button(page, 'Sign In').click()
  await page.getByRole('alert').getByText('An error occurred. Please try again.').waitFor()
  await page.context().setOffline(false)
  await button(page, 'Sign In').click()
  await arriveAt(page, '/profile')
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'proa_session')
  expect(session!.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 60 * 60)
})

test('without scripts one signs in as well, and nothing is kept of a password', async () => {
  const email = await member()
  const page = await visitPlainly('/login?next=/events')
  await button(page, 'Sign In').click()
  await page.getByText('Please enter your email address.').waitFor()
  await page.getByText('Please enter your password.').waitFor()
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('something else')
  await button(page, 'Sign In').click()
  await page.getByText('Invalid credentials. Please try again.').waitFor()
  expect(await field(page, 'Email').inputValue()).toBe(email)
  expect(await field(page, 'Password').inputValue()).toBe('')
  await field(page, 'Password').fill(password)
  await button(page, 'Sign In').click()
  await arriveAt(page, '/events')
  await page.getByText('Ana Reyes’s account').waitFor()
})

test('signing up says what is wrong in its order, keeps the rest and leads to the profile', async () => {
  const page = await visit('/signup', { width: 390, height: 844 })
  expect(await page.getByText('8 or more letters, numbers and symbols.').isVisible()).toBe(true)
  await button(page, 'Create Account').click()
  await page.getByText('Please enter your name.').waitFor()
  await expect.poll(() => focused(page)).toBe('full_name')

  await field(page, 'Full name').fill('Ana Reyes')
  await field(page, 'Email').fill('new@example.com')
  await field(page, 'Password').fill('short')
  await field(page, 'Confirm password').fill('other')
  await button(page, 'Create Account').click()
  await page.getByText('Please accept the terms and conditions.').waitFor()
  await expect.poll(() => focused(page)).toBe('terms')
  await page.keyboard.press('Space')
  await button(page, 'Create Account').click()
  await page.getByText('Passwords do not match.').waitFor()
  await expect.poll(() => focused(page)).toBe('confirmPassword')
  await field(page, 'Confirm password').fill('short')
  await button(page, 'Create Account').click()
  await page.getByText('Password must be at least 8 characters long.').waitFor()
  expect(await axeInTurn(page)).toEqual([])

  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await button(page, 'Create Account').click()
  await page.getByRole('status').getByText('Account created successfully!').waitFor()
  await arriveAt(page, '/profile')
  expect(await site.query(`select full_name from users where email = 'new@example.com'`)).toEqual([
    { full_name: 'Ana Reyes' },
  ])
})

test('signing up with a known address does not reveal the account', async () => {
  const email = await member()
  const page = await visitPlainly('/signup')
  await field(page, 'Full name').fill('Somebody')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByLabel('I agree to the').check()
  await button(page, 'Create Account').click()
  await page.getByText('Account creation failed. Please try again.').waitFor()
  expect(await field(page, 'Full name').inputValue()).toBe('Somebody')
})

test('a simulated Google login takes one second and is confirmed', async () => {
  const page = await visit('/login?next=/about')
  await page.getByText('By continuing with one of these, you agree to the Terms').waitFor()
  const letPass = await stopTimers(page) // or the second would be over before all three are looked at
  await button(page, 'Continue with Google').click()
  for (const name of ['Sign In', 'Continue with Google', 'Continue with Facebook'])
    expect(await button(page, name).isDisabled()).toBe(true)
  await letPass(1_000)
  await page.getByRole('status').getByText('Successfully logged in with Google!').waitFor()
  await arriveAt(page, '/about')
})

test.each([
  ['account_not_linked', 'Log in the way you did before, or choose a password with “Forgot password?”.'],
  ['email_not_found', 'Facebook shared no email address with us'],
])('who comes back from Google or Facebook with %s reads what they can do', async (error, text) => {
  const page = await visitPlainly(`/login?error=${error}`)
  await page.getByText(text).waitFor()
})

test('the emailed link sets a new password once, without scripts', async () => {
  const email = await member()
  const page = await visitPlainly('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await field(page, 'Email').fill(email)
  await button(page, 'Send link').click()
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor()
  const link = await mailedLink(email, '/reset-password')

  await page.goto(link)
  expect((await site.ask(link)).headers.get('cache-control')).toContain('no-store')
  await field(page, 'New password').fill('a new word for the sea')
  await field(page, 'Confirm password').fill('a new word for the sea')
  await button(page, 'Change password').click()
  await page.getByRole('heading', { level: 1, name: 'Your password was changed' }).waitFor()
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor()
})

test('a logged-in visitor of the login page is redirected, never to another site', async () => {
  const maria = await signedIn(site)
  const location = async (path: string) =>
    (await site.ask(path, { headers: { cookie: maria.cookie } })).headers.get('location')
  expect(await location('/login')).toBe('/profile')
  expect(await location('/signup?next=/events')).toBe('/events')
  for (const next of ['//evil.example', '/%5Cevil.example', '/%252f%252fevil.example', 'https:evil.example'])
    expect(await location(`/login?next=${next}`), next).toBe('/profile')
})
