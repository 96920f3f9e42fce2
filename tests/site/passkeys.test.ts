import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf } from '../../app/people/accounts/mailed-token.server.ts'
import { signedIn } from '../accounts.ts'
import { passkeyOf } from '../passkeys.ts'
import { scrollsSideways } from '../reach.ts'
import { startSite } from '../site.ts'
import { axeInTurn, untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite({ samples: false, environment: { DEMO: 'off' } })
const { origin } = site
const browse = visitorsOf(site)
const password = 'three proas under sail'

/** Someone with an account and a passkey. */
async function owner(role: 'user' | 'admin' = 'user') {
  const { id, cookie, email } = await signedIn(site, { role })
  const key = passkeyOf(id)
  await keep(id, key)
  return { id, cookie, email, key }
}

const keep = (userId: string, { id, publicKey }: { id: string; publicKey: string }) =>
  site.query(`insert into passkey (user_id, credential_id, public_key, name) values ($1, $2, $3, 'Phone')`, [
    userId,
    id,
    publicKey,
  ])

/** What a page says, without the words that its scripts could say. */
const textOf = (html: string) =>
  html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ')

async function challenge(): Promise<string> {
  const answer = await site.ask('/login/passkey')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const question = (await answer.json()) as { rpId: string; challenge: string; allowCredentials?: object[] }
  expect(question).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(question.allowCredentials).toBeUndefined()
  return question.challenge
}

/** Sends the form of /login as its script does. @returns what the browser is after it */
async function enter(passkey: string, at = '/login', cookie = '') {
  const answer = await site.ask(at, {
    method: 'POST',
    body: new URLSearchParams({ passkey }),
    headers: { cookie },
  })
  const given = answer.headers.getSetCookie().map((one) => one.split(';')[0]!)
  const after = given.length > 0 ? given.join('; ') : cookie
  const me = await site.ask('/api/auth/me', { headers: { cookie: after } })
  const { user } = (await me.json()) as { user?: { id: string } }
  return { status: answer.status, html: await answer.text(), userId: user?.id, cookie: after }
}

test('a passkey signs its owner in', async () => {
  const { id, key } = await owner()
  const told = { origin, challenge: await challenge() }
  expect(await enter(key.signed(told))).toMatchObject({ status: 303, userId: id })
  const [row] = await site.query('select used_at from passkey where user_id = $1', [id])
  expect(row!.used_at).not.toBeNull()
})

test('a login by passkey ends with the browser, and after a day, unless it is to be remembered', async () => {
  const { id, key } = await owner()
  const daysOf = async (more: { remember?: string }) => {
    await site.query('delete from session where user_id = $1', [id])
    const passkey = key.signed({ origin, challenge: await challenge() })
    const answer = await site.ask('/login', {
      method: 'POST',
      body: new URLSearchParams({ passkey, ...more }),
    })
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('proa_session='))!
    const [row] = await site.query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from session where user_id = $1`,
      [id],
    )
    return [row!.days, cookie.includes('Max-Age')]
  }
  expect(await daysOf({})).toEqual([1, false])
  expect(await daysOf({ remember: 'on' })).toEqual([30, true])
})

test('what was signed at another site, for a name like ours, or without a finger, face or PIN, lets no one in', async () => {
  const { key } = await owner()
  for (const told of [
    { origin: 'https://proa.example' },
    { origin: origin.replace('localhost', 'localhost.example') },
    { origin: origin.replace(/\d+$/, '1') },
    { origin, isVerified: false },
  ]) {
    const answer = await enter(key.signed({ challenge: await challenge(), ...told }))
    expect(answer).toMatchObject({ status: 401, userId: undefined })
    expect(answer.html).toContain('This passkey did not work here.')
  }
})

test('a challenge lets one in once: also of two at the same moment', async () => {
  const { id, key } = await owner()
  const sent = key.signed({ origin, challenge: await challenge() })
  const answers = await Promise.all([enter(sent), enter(sent)])
  expect(answers.map(({ userId }) => userId).toSorted()).toEqual([id, undefined].toSorted())
  expect(await enter(sent)).toMatchObject({ status: 401, userId: undefined })
  const stranger = Buffer.from(`nonce.${Date.now() + 60_000}.seal`).toString('base64url')
  expect(await enter(key.signed({ origin, challenge: stranger }))).toMatchObject({ status: 401 })
})

test('a passkey opens no account but its own, whatever it says', async () => {
  const [maria, juan] = [await owner(), await owner()]
  const asJuan = maria.key.signed({ origin, challenge: await challenge() }, juan.id)
  expect(await enter(asJuan)).toMatchObject({ status: 401, userId: undefined })
  // Juan's, signed by the device of Maria.
  const mixed = JSON.parse(maria.key.signed({ origin, challenge: await challenge() }, juan.id)) as object
  const sent = JSON.stringify({ ...mixed, id: juan.key.id, rawId: juan.key.id })
  expect(await enter(sent)).toMatchObject({ status: 401, userId: undefined })
})

test('a passkey that was removed lets no one in', async () => {
  const { id, cookie, key } = await owner()
  const [{ id: passkey }] = await site.query('select id from passkey where user_id = $1', [id])
  const remove = (other: { cookie: string }) =>
    site.ask('/account/passkeys', {
      method: 'POST',
      body: new URLSearchParams({ change: 'remove', passkey }),
      headers: { cookie: other.cookie },
    })
  expect((await remove(await signedIn(site))).status).toBe(404)
  expect((await remove({ cookie })).status).toBe(303)
  expect(await enter(key.signed({ origin, challenge: await challenge() }))).toMatchObject({ status: 401 })
})

test('without a fresh login a passkey is neither removed nor added', async () => {
  const { id, cookie } = await owner()
  await site.query(`update session set created_at = now() - interval '1 hour' where user_id = $1`, [id])
  const [{ id: passkey }] = await site.query('select id from passkey where user_id = $1', [id])
  for (const change of ['remove', 'plan']) {
    const body = new URLSearchParams({ change, passkey })
    const answer = await site.ask('/account/passkeys', { method: 'POST', body, headers: { cookie } })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('log out, log in again, and come back here')
  }
})

test('without a fresh login or a password the page of the address asks to log in again, and not for another address', async () => {
  const { id, cookie } = await owner()
  const ask = async (init: RequestInit = {}) => {
    const answer = await site.ask('/account/email', { ...init, headers: { cookie } })
    return { status: answer.status, text: textOf(await answer.text()) }
  }
  expect((await ask()).text).toContain('New email address')
  await site.query(`update session set created_at = now() - interval '1 hour' where user_id = $1`, [id])
  const body = new URLSearchParams({ email: 'another@example.com' })
  for (const { status, answer } of [
    { status: 200, answer: await ask() },
    { status: 401, answer: await ask({ method: 'POST', body }) },
  ]) {
    expect(answer.status).toBe(status)
    expect(answer.text).toContain('log out, log in again, and come back here')
    expect(answer.text).not.toContain('New email address')
  }
})

test('an admin resets the login of a person who has passkeys only, and has nothing to reset of one who has neither', async () => {
  const admin = await signedIn(site, { role: 'admin' })
  const ask = (id: string, init: RequestInit = {}) =>
    site.ask(`/admin/users/${id}`, { ...init, headers: { cookie: admin.cookie } })
  const reset = (id: string) =>
    ask(id, { method: 'POST', body: new URLSearchParams({ change: 'second-step', reason: 'Lost phone' }) })
  const { id, cookie } = await owner('admin')
  const page = textOf(await (await ask(id)).text())
  expect(page).toContain('Reset two-step login')
  expect(page).toMatch(/Passkeys\s+1\s/)
  expect((await reset(id)).status).toBe(303)
  expect(await site.query('select from passkey where user_id = $1', [id])).toEqual([])
  expect((await site.ask('/admin', { headers: { cookie } })).status).not.toBe(200)
  const after = textOf(await (await ask(id)).text())
  expect(after).not.toContain('Reset two-step login')
  expect((await reset(id)).status).toBe(409)
})

test('after a new password by a mailed link, the page says that a passkey stays, and leads to it', async () => {
  const { id, email } = await owner()
  await site.query(
    `insert into mailed_token (hash, purpose, about, value, expires_at)
     values ($1, 'reset-password', $2, $3, now() + interval '1 hour')`,
    [hashOf('a link'), id, JSON.stringify({ userId: id, email })],
  )
  const body = new URLSearchParams({ password, confirmPassword: password })
  const answer = await site.ask('/reset-password?token=a+link', { method: 'POST', body })
  const html = await answer.text()
  expect(textOf(html)).toContain('A passkey still logs in to your account.')
  expect(html).toContain('href="/account/passkeys"')
})

test('where two-step login is on, a new passkey asks for a code of the last 15 minutes; no one else is asked', async () => {
  const { id, cookie } = await signedIn(site)
  const plan = async () => {
    const body = new URLSearchParams({ change: 'plan' })
    return (await site.ask('/account/passkeys', { method: 'POST', body, headers: { cookie } })).status
  }
  expect(await plan()).toBe(200)
  await site.query('update users set has_second_step = true where id = $1', [id])
  await site.query(`update session set second_step_at = now() - interval '1 hour' where user_id = $1`, [id])
  expect(await plan()).toBe(422)
  await site.query('update session set second_step_at = now() where user_id = $1', [id])
  expect(await plan()).toBe(200)
})

test('for staff a passkey is the second step, too: at the login and after it, but not that of someone else', async () => {
  const { id, key } = await owner('admin')
  const inside = await enter(key.signed({ origin, challenge: await challenge() }))
  expect((await site.ask('/admin', { headers: { cookie: inside.cookie } })).status).toBe(200)
  await site.query('update session set second_step_at = null where user_id = $1', [id])
  const other = await owner('admin')
  const told = async () => ({ origin, challenge: await challenge() })
  expect(await enter(other.key.signed(await told()), '/second-step', inside.cookie)).toMatchObject({
    status: 401,
    userId: undefined,
  })
  const passed = await enter(key.signed(await told()), '/second-step', inside.cookie)
  expect((await site.ask('/admin', { headers: { cookie: inside.cookie } })).status).toBe(200)
  expect(passed.status).toBe(303)
})

test('with the password of staff who have a passkey no one sets up an app: only the passkey lets them in', async () => {
  const { id, cookie, key } = await owner('admin')
  await site.query('update session set second_step_at = null where user_id = $1', [id])
  const page = async (path: string) => textOf(await (await site.ask(path, { headers: { cookie } })).text())
  const before = await page('/second-step')
  expect(before).toContain('which is your passkey')
  expect(before).not.toContain('Set up two-step login')
  const uri = 'otpauth://totp/Proa?secret=ABCDEFGHIJKLMNOP'
  for (const body of ['', `uri=${encodeURIComponent(uri)}&code=123456`]) {
    const headers = { cookie }
    const answer = await site.ask('/second-step', {
      method: 'POST',
      body: new URLSearchParams(body),
      headers,
    })
    expect(answer.status).toBe(401)
    expect(textOf(await answer.text())).toContain('This passkey did not work here.')
  }
  expect(await site.query('select from second_step where user_id = $1', [id])).toEqual([])
  const told = { origin, challenge: await challenge() }
  expect(await enter(key.signed(told), '/second-step', cookie)).toMatchObject({ status: 303 })
  expect(await page('/account/second-step')).toContain('Set up two-step login')
})

test('an hour after their step staff pass it again before an app is set up, an address changed or a passkey removed', async () => {
  const { id, cookie, key } = await owner('admin')
  const [{ id: passkey }] = await site.query('select id from passkey where user_id = $1', [id])
  await site.query(`update session set second_step_at = now() - interval '1 hour' where user_id = $1`, [id])
  const send = async (at: string, form: Record<string, string>) => {
    const body = new URLSearchParams(form)
    const answer = await site.ask(at, { method: 'POST', body, headers: { cookie } })
    return { status: answer.status, text: textOf(await answer.text()) }
  }
  const email = 'another@example.com'
  const removal = `/account/passkeys?passkey=${passkey}`
  for (const refused of [
    await send('/account/second-step', {}),
    await send('/account/email', { email }),
    await send(removal, { change: 'remove', passkey }),
  ])
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Confirm with your passkey'),
    ])
  expect(await site.query('select from second_step where user_id = $1', [id])).toEqual([])
  expect(await site.query('select from passkey where user_id = $1', [id])).toHaveLength(1)
  const code = key.signed({ origin, challenge: await challenge() })
  expect((await send('/account/email', { email, code })).text).toContain(`We sent a link to ${email}`)
  expect((await send('/account/second-step', {})).text).toContain('Scan this code')
  expect((await send(removal, { change: 'remove', passkey })).status).toBe(303)
})

/** Gives the browser a device that has passkeys, and whose owner always agrees. */
async function addAuthenticator(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
const hasWebAuthn = async (page: Page) => {
  const texts = (await scriptsOf(page)).map(async (address) => (await fetch(address)).text())
  return (await Promise.all(texts)).some(
    (text) => text.includes('startAuthentication') || text.includes('webauthn'),
  )
}
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

test('in a browser a passkey is added, used, renamed and removed; its code is loaded when it is pressed', async () => {
  const email = 'keys@example.com'
  const account = { full_name: 'Ana', email, password, confirmPassword: password }
  const signedUp = await site.ask('/api/auth/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(signedUp.status).toBe(200)
  const [, value = ''] = /proa_session=([^;]+)/.exec(signedUp.headers.getSetCookie().join())!
  const own = { name: 'proa_session', value, domain: 'localhost', path: '/', expires: -1 }
  const cookies = [{ ...own, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
  const page = await browse('/account/passkeys', {
    browser: { storageState: { cookies, origins: [] } },
    width: 390,
    expected: /401|422/,
  })
  await addAuthenticator(page)
  await page.getByLabel('Current password').fill(password)
  await press(page, 'Add a passkey')
  await page.getByLabel('Name of the passkey').fill('Phone of Ana')
  expect(await axeInTurn(page)).toEqual([])
  await site.query(
    `insert into passkey (user_id, credential_id, public_key, name)
     select id, n, '', 'One of many' from users, generate_series(1, 20) n where email = $1`,
    [email],
  )
  await press(page, 'Create the passkey')
  await page.getByText('You have 20 passkeys').waitFor()
  await site.query(`delete from passkey where name = 'One of many'`)
  await page.getByLabel('Current password').fill(password)
  await press(page, 'Add a passkey')
  expect(await page.getByLabel('Name of the passkey').inputValue()).toBe('Phone of Ana')
  await press(page, 'Create the passkey')
  await page.getByText('The passkey was added.').waitFor()
  await main(page).getByText('Not used yet').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(0)

  await page.context().clearCookies({ name: 'proa_session' })
  await page.goto('/login?next=/account/passkeys')
  await untilReady(page)
  expect(await hasWebAuthn(page)).toBe(false)
  await page.getByLabel('Remember me').check()
  await press(page, 'Use a passkey')
  await page.waitForURL((url) => url.pathname === '/account/passkeys')
  await untilReady(page)
  await main(page).getByText('Last used:').waitFor()
  const session = (await page.context().cookies()).find(({ name }) => name === 'proa_session')!
  expect(session.expires).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Change Phone of Ana' }).click()
  await page.getByText('Remove this passkey').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.getByLabel('Name of the passkey').fill('Old phone')
  await press(page, 'Save the name')
  await page.getByText('The new name was saved.').waitFor()
  await page.getByRole('link', { name: 'Change Old phone' }).click()
  await page.getByText('Remove this passkey').waitFor()
  await page.getByLabel('Current password').fill(password)
  await press(page, 'Remove')
  await page.getByText('The passkey was removed here.').waitFor()
  await page.context().clearCookies({ name: 'proa_session' })
  await page.goto('/login')
  await untilReady(page)
  await press(page, 'Use a passkey')
  await page.getByText('This passkey did not work here.').waitFor()
  const told = await site.query(
    `select "values" from notification where event = 'passkey' and user_id = (select id from users where email = $1) order by id`,
    [email],
  )
  expect(told.map((row) => row.values as object)).toEqual([
    { news: 'added', name: 'Phone of Ana' },
    { news: 'removed', name: 'Old phone' },
  ])
})

test('in a browser staff without an app confirm a change of roles by their passkey, and what they chose stays', async () => {
  const { id, browser } = await signedIn(site, { role: 'admin' })
  const other = await signedIn(site)
  const page = await browse('/account/passkeys', { browser, expected: /422/ })
  await addAuthenticator(page)
  await press(page, 'Add a passkey')
  await press(page, 'Create the passkey')
  await page.getByText('The passkey was added.').waitFor()
  const anHourLater = () =>
    site.query(`update session set second_step_at = now() - interval '1 hour' where user_id = $1`, [id])
  await anHourLater()
  await page.goto(`/admin/users/${other.id}`)
  await untilReady(page)
  const form = page.locator('form', { hasText: 'Change the role' })
  await form.getByText('Confirm with your passkey that it is you.').waitFor()
  expect(await page.getByLabel('Code from your authenticator app').count()).toBe(0)
  expect(await axeInTurn(page)).toEqual([])
  await form.getByLabel('Role').selectOption('moderator')
  const change = form.getByRole('button', { name: 'Change the role' })
  await change.click()
  await form.getByRole('alert').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  expect(await form.getByLabel('Role').inputValue()).toBe('moderator')
  await form.getByRole('button', { name: 'Use a passkey' }).click()
  await form.getByText('Your passkey has confirmed that it is you.').waitFor()
  await change.click()
  const roleOf = async () => (await site.query('select role from users where id = $1', [other.id]))[0]!.role
  await expect.poll(roleOf).toBe('moderator')

  await anHourLater()
  await page.goto('/account/passkeys')
  await untilReady(page)
  await main(page).getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('Your passkey has confirmed that it is you.').waitFor()
  await press(page, 'Add a passkey')
  await page.getByLabel('Name of the passkey').waitFor()

  // With an app, too, either will do.
  await site.query('update users set has_second_step = true where id = $1', [id])
  await anHourLater()
  await page.goto(`/admin/users/${other.id}`)
  await untilReady(page)
  await form.getByLabel('Code from your authenticator app').waitFor()
  await form.getByRole('button', { name: 'Use a passkey' }).click()
  await form.getByText('Your passkey has confirmed that it is you.').waitFor()
  expect(await form.getByLabel('Code from your authenticator app').count()).toBe(0)
  await form.getByLabel('Role').selectOption('user')
  await change.click()
  await expect.poll(roleOf).toBe('user')
})

test('a visitor who declines reads so, and logs in another way; a browser without passkeys has no button', async () => {
  const page = await browse('/login')
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await press(page, 'Use a passkey')
  await page.getByText('No passkey was used.').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  const isOld = await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  onTestFinished(() => isOld.dispose())
  await page.reload()
  await untilReady(page)
  expect(await main(page).getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
})
