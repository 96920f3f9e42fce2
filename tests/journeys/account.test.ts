import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { untilIdle } from '../browser-windows.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { unzip } from '../unzip.ts'
import { axeInTurn, goTo, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const password = 'a lagoon of words'
let people = 0

const call = (name: string, body: object) =>
  site.ask(`/api/auth/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify(body),
  })

/** A person who signed up by a password. */
async function member() {
  const email = `rosa-${++people}@example.com`
  const answer = await call('signup', { full_name: 'Rosa Cruz', email, password, confirmPassword: password })
  expect(answer.status).toBe(200)
  const [{ id }] = await site.query('update users set email_verified = true where email = $1 returning id', [
    email,
  ])
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('proa_session='))!
  const [, value = ''] = /=([^;]+)/.exec(cookie)!
  const kept = { name: 'proa_session', value, domain: 'localhost', path: '/', expires: -1 }
  const cookies = [{ ...kept, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
  return { id, email, cookie: `proa_session=${value}`, browser: { storageState: { cookies, origins: [] } } }
}

const addDevice = async (id: string) => {
  const rows = await site.query(
    `insert into session (user_id, token, expires_at) values ($1, gen_random_uuid(), now() + interval '1 day') returning id`,
    [id],
  )
  return rows[0]!.id
}

test('a password is changed by the one in use, and other devices are signed out', async () => {
  const rosa = await member()
  await addDevice(rosa.id)
  const page = await visit('/account', { browser: rosa.browser, expected: /422/ })
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('link', { name: 'Password' }).click()
  const [current, next, again] = ['Current password', 'New password', 'Confirm password'].map((label) =>
    page.getByLabel(label, { exact: true }),
  )
  await current!.fill('not it, not at all')
  await next!.fill('three other words')
  await again!.fill('three other words')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your current password is not correct.').waitFor()
  await expect.poll(() => current!.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeInTurn(page)).toEqual([])
  await current!.fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password was changed.').waitFor()
  // The page's data is loaded again, as by the notification of it, and it still says so.
  const readAgain = page.waitForResponse(/password\.data/)
  await page.evaluate(() => {
    localStorage.setItem('userId', 'another')
    window.dispatchEvent(new StorageEvent('storage', { key: 'userId' }))
  })
  await readAgain
  await untilIdle(page)
  await page.getByText('Your password was changed.').waitFor()
  expect(await site.query('select from session where user_id = $1', [rosa.id])).toHaveLength(1)
  expect((await call('login', { email: rosa.email, password })).status).toBe(401)
  expect((await call('login', { email: rosa.email, password: 'three other words' })).status).toBe(200)
})

test('a new address takes effect when its link is followed, and the old address is notified', async () => {
  const rosa = await member()
  const page = await visitPlainly('/account/email', { browser: rosa.browser })
  await page.getByLabel('New email address').fill(`new-${rosa.email}`)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send a link to the new address' }).click()
  await page.getByText('We sent a link to new-').waitFor()
  const address = async () => (await site.query('select email from users where id = $1', [rosa.id]))[0].email
  expect(await address()).toBe(rosa.email)
  const mailsTo = (to: string) =>
    site.query('select subject, body from mail where address = $1 order by created_at', [to])
  await expect.poll(() => mailsTo(`new-${rosa.email}`)).toHaveLength(1)
  const [{ body }] = await mailsTo(`new-${rosa.email}`)
  await page.goto(/href="([^"]*verify-email[^"]*)"/.exec(body)![1]!)
  await page.locator('main form button[type="submit"]').click()
  await expect.poll(address).toBe(`new-${rosa.email}`)
  const subjects = async () => (await mailsTo(rosa.email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Your email address was changed')
})

test('a link that no longer works leads who has a confirmed address to the page of their address', async () => {
  const rosa = await member()
  const page = await visitPlainly('/verify-email?token=none', { browser: rosa.browser })
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await page.getByText('or belongs to another account').waitFor()
  await page.getByRole('main').getByText(rosa.email).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Email address' }).click()
  await page.waitForURL('**/account/email')
})

test('without a connection a form says so and keeps what was typed; what other scripts read of a person goes when they ask to be deleted', async () => {
  const rosa = await member()
  const page = await visit('/account/email', { browser: rosa.browser, expected: /ERR_INTERNET_DISCONNECTED/ })
  await page.getByLabel('New email address').fill('moved@example.com')
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.context().setOffline(true)
  const send = page.getByRole('button', { name: 'Send a link to the new address' })
  await send.click()
  await page.getByRole('alert').getByText('An error occurred. Please try again.').waitFor()
  expect(await page.getByLabel('New email address').inputValue()).toBe('moved@example.com')
  await page.context().setOffline(false)
  await send.click()
  await page.getByText('We sent a link to moved@example.com').waitFor()

  const isLoggedIn = () => page.evaluate(() => localStorage.getItem('isLoggedIn'))
  await expect.poll(isLoggedIn).toBe('true')
  await goTo(page, '/account/delete')
  const remove = page.getByRole('button', { name: 'Delete my account' })
  await remove.waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await remove.click()
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor()
  await expect.poll(isLoggedIn).toBe(null)
})

test('the list of devices reloads if another tab has logged one out', async () => {
  const rosa = await signedIn(site)
  const other = await addDevice(rosa.id)
  const page = await visit('/account/sessions', { browser: rosa.browser, expected: /404/ })
  expect(await axeInTurn(page)).toEqual([])
  // Not before: the page shows it by itself.
  await page.route(
    /\/account\/sessions\.data/,
    async (route) => {
      await site.query('delete from session where id = $1', [other])
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Log out Unknown device' }).click()
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await page.getByRole('heading', { name: 'Devices' }).waitFor()
})

test('without scripts, on a phone, language, island and kind of visitor are kept', async () => {
  const maria = await signedIn(site)
  const page = await visitPlainly('/account', { browser: maria.browser })
  for (const choice of [/^Korean/, 'Tinian', 'Resident']) await page.locator('main').getByText(choice).click()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByRole('heading', { name: '계정 설정' }).waitFor()
  const cookies = (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)])
  expect(Object.fromEntries(cookies)).toMatchObject({
    userLanguage: 'Korean',
    userIsland: 'Tinian',
    userVisitorType: 'Resident',
  })
  expect(await site.query('select language from users where id = $1', [maria.id])).toEqual([
    { language: 'ko' },
  ])
})

test('people are written to in the language that they chose last, wherever they did', async () => {
  const maria = await signedIn(site)
  const read = async (path: string, cookie: string, accept = 'en') => {
    await site.ask(path, { headers: { cookie: `${maria.cookie}; ${cookie}`, 'accept-language': accept } })
    return (await site.query('select language from users where id = $1', [maria.id]))[0].language
  }
  expect(await read('/vehicles', 'userLanguage=Japanese')).toBe('ja')
  // What a browser asks for by itself was not chosen.
  expect(await read('/vehicles', '', 'ko')).toBe('ja')
  expect(await read('/vehicles?lang=zh', 'userLanguage=Japanese')).toBe('zh')
})

test("the only admin reads why their account can't be deleted", async () => {
  const ada = await signedIn(site, { role: 'admin' })
  const page = await visitPlainly('/account/delete', { browser: ada.browser })
  await page.getByText('You are the only admin left').waitFor()
  expect(await page.getByRole('button', { name: 'Delete my account' }).count()).toBe(0)
  const sent = await site.ask('/account/delete', {
    method: 'POST',
    headers: { cookie: ada.cookie, origin: site.origin },
    body: new URLSearchParams({}),
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/account/delete'])
  expect(await site.query('select closes_at from users where id = $1', [ada.id])).toEqual([
    { closes_at: null },
  ])
})

test('a device is signed out by its owner and by no one else', async () => {
  const [maria, ana] = [await signedIn(site), await signedIn(site)]
  await site.query(
    `insert into session (user_id, token, expires_at, user_agent)
     values ($1, 'another', now() + interval '1 day', 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1')`,
    [maria.id],
  )
  const [{ id }] = await site.query(`select id from session where token = 'another'`)
  const end = (which: string) =>
    site.ask('/account/sessions', {
      method: 'POST',
      headers: { cookie: ana.cookie, origin: site.origin },
      body: new URLSearchParams({ end: which }),
    })
  expect([(await end(id)).status, (await end('x')).status]).toEqual([404, 404])
  const page = await visitPlainly('/account/sessions', { browser: maria.browser })
  await page.getByText('This device').waitFor()
  await page.getByRole('button', { name: 'Log out Safari, iPhone' }).click()
  expect(await page.getByText('Safari, iPhone').count()).toBe(0)
  expect(await site.query('select from session where user_id = $1', [maria.id])).toHaveLength(1)
})

test("an export is a zip of one's own data, and only its owner can get it", async () => {
  const [maria, ana] = [
    await signedIn(site, { name: 'Maria Santos' }),
    await signedIn(site, { name: 'Ana Reyes' }),
  ]
  const answer = await site.ask('/account/export', { headers: { cookie: maria.cookie } })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect(files['account.json']).toContain(maria.email)
  expect(Object.values(files).join()).not.toContain(ana.email)
  const nobody = await site.ask('/account/export')
  expect([nobody.status, nobody.headers.get('location')]).toEqual([302, '/login?next=%2Faccount%2Fexport'])
})

test('a user who asks for deletion is logged out everywhere, and can come back', async () => {
  const rosa = await member()
  const page = await visitPlainly('/account/delete', { browser: rosa.browser })
  expect(await page.getByText('advertising credit').count()).toBe(0)
  const enter = async (text: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Delete my account' }).click()
  }
  await enter('not it, not at all')
  await page.getByText('Your current password is not correct.').waitFor()
  await enter(password)
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor()
  expect(await site.query('select from session where user_id = $1', [rosa.id])).toEqual([])
  await page.goto('/account')
  expect(new URL(page.url()).pathname).toBe('/login')

  // Wherever they wanted to go on to: else they would take themselves for back.
  await page.goto('/login?next=/vehicles')
  await page.getByLabel('Email', { exact: true }).fill(rosa.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'Good to see you again' }).waitFor()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('heading', { name: 'Account Settings' }).waitFor()
  expect(await site.query('select closes_at from users where id = $1', [rosa.id])).toEqual([
    { closes_at: null },
  ])
})

test('a user without a password logs in again before asking for deletion', async () => {
  const maria = await signedIn(site)
  await site.query(`update session set created_at = now() - interval '20 minutes' where user_id = $1`, [
    maria.id,
  ])
  const page = await visitPlainly('/account/delete', { browser: maria.browser })
  await page.getByText('come back here within 15 minutes').waitFor()
  const asked = await site.ask('/account/delete', {
    method: 'POST',
    headers: { cookie: maria.cookie, origin: site.origin },
    body: new URLSearchParams({ password: '' }),
  })
  expect(asked.status).toBe(401)
  expect(await site.query('select closes_at from users where id = $1', [maria.id])).toEqual([
    { closes_at: null },
  ])
})
