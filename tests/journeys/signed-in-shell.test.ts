import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { keptFileIds } from '../browser-storage.ts'
import { axeInTurn, goTo, untilAwake, untilMirrored, untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const account = (page: Page) => page.locator('#account')
const open = async (page: Page) => {
  await untilAwake(account(page))
  await account(page).locator('summary').click()
  return page.getByRole('navigation', { name: 'Account' })
}
const logOut = async (page: Page) => (await open(page)).getByRole('button', { name: 'Log Out' }).click()
const atLogin = (page: Page) => page.waitForURL((url) => url.pathname === '/login')
const sessions = async (id: string) =>
  (await site.query('select from session where user_id = $1', [id])).length
const offline = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

const mirror = (page: Page) =>
  page.evaluate(() => {
    const keys = ['isLoggedIn', 'userEmail', 'userId', 'userRole', 'userName', 'userProfile']
    const others = ['advertisingCredit', 'isVerified', 'authProvider']
    return Object.fromEntries([...keys, ...others].map((key) => [key, localStorage.getItem(key)]))
  })

test('the menu of who is signed in has what is theirs, by keyboard; other scripts read who it is, until they sign out', async () => {
  const maria = await signedIn(site)
  await site.query(`update users set island = 'rota' where id = $1`, [maria.id])
  const page = await visit('/about', { browser: maria.browser })
  expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).count()).toBe(0)
  await untilAwake(account(page))
  const summary = account(page).locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Account' })
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Profile',
    'Your Listings',
    'Bookings',
    'Orders',
    'Applications',
    'Messages',
    'Favorites',
    'Notifications',
    'Account Settings',
  ])
  expect(await axeInTurn(page)).toEqual([])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Profile')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await open(page)
  await page.mouse.click(10, 500)
  await menu.waitFor({ state: 'hidden' })

  await untilMirrored(page)
  expect(await mirror(page)).toEqual({
    isLoggedIn: 'true',
    userEmail: maria.email,
    userId: maria.id,
    userRole: 'user',
    userName: 'Maria Santos',
    userProfile: '{"fullName":"Maria Santos","island":"rota"}',
    advertisingCredit: '0',
    isVerified: 'false',
    authProvider: 'email',
  })
  await logOut(page)
  await atLogin(page)
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  await expect.poll(async () => Object.values(await mirror(page)).filter(Boolean)).toEqual([])
  expect(await sessions(maria.id)).toBe(0)
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  expect(await account(page).count()).toBe(0)
})

test.each([
  ['moderator', 1],
  ['admin', 1],
  ['business', 0],
] as const)('a %s sees Admin: %i', async (role, count) => {
  const { cookie } = await signedIn(site, { role })
  const html = await (await site.ask('/events', { headers: { cookie } })).text()
  expect(html.match(/href="\/admin"/g) ?? []).toHaveLength(count)
})

test('without scripts the menu opens, and one leaves by a form', async () => {
  const maria = await signedIn(site)
  const page = await visitPlainly('/vehicles', { browser: maria.browser })
  await account(page).locator('summary').click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await atLogin(page)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  expect(await sessions(maria.id)).toBe(0)
})

/** A page, and another tab of its browser that no visitor has touched: each has asked who is signed in. */
async function twoTabs(browser: Awaited<ReturnType<typeof signedIn>>['browser']) {
  const page = await visit('/about', { browser })
  await untilMirrored(page)
  const second = await page.context().newPage()
  const isKnown = second.waitForResponse('**/api/auth/me')
  await second.goto('/press')
  // What it is told of a session that is over by then would be taken for a new one.
  await isKnown
  return [page, second] as const
}

function waitTenTimesAsLong() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) => timeout(10 * milliseconds)
}

test('a second tab that no visitor has touched notices a sign-out, which the server is told of once, and a sign-in, and keeps what is typed then', async () => {
  const maria = await signedIn(site)
  const [page, second] = await twoTabs(maria.browser)
  let told = 0
  const isTold = Promise.withResolvers<void>()
  await page.context().route('**/api/auth/logout', async (route) => {
    told++
    await isTold.promise
    await route.continue()
  })
  const shown = Promise.withResolvers<void>()
  await second.route('**/press.data*', async (route) => {
    await shown.promise
    await route.continue()
  })
  const isReadAgain = second.waitForRequest('**/press.data*')
  // It is held back for as long as the other tab needs, and a tab by itself waits for eight seconds.
  for (const tab of [page, second]) await tab.evaluate(waitTenTimesAsLong)
  await logOut(page)
  await second.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  isTold.resolve()
  await second.getByText('You logged out in another tab.').waitFor()
  await isReadAgain
  shown.resolve()
  await atLogin(page)
  expect(told).toBe(1)

  const ben = await signedIn(site, { name: 'Ben Taitano' })
  await page.context().addCookies(ben.browser.storageState.cookies)
  await page.goto('/careers')
  await page.getByText('Ben Taitano’s account').waitFor()
  await second.getByText('Ben Taitano’s account').waitFor()
  await second.getByRole('button', { name: 'Open support chat' }).click()
  await second.getByRole('dialog', { name: 'Support' }).getByRole('textbox').fill('Where is the ferry?')
  await expect.poll(() => keptNames(second)).toEqual([`kept ${ben.id} support text`])
})

const keptNames = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept ')))

test('where another tab finds that the session has ended by itself, a tab says so and stays as it is', async () => {
  const maria = await signedIn(site)
  const [page, second] = await twoTabs(maria.browser)
  await untilReady(second)
  const asked: string[] = []
  second.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(request.url())
  })
  // The live line may tell the second tab at once, which says so for five seconds.
  const toldOfEnd = second.getByText('Your login has ended. Log in to continue.').waitFor()
  await site.query('delete from session where user_id = $1', [maria.id])
  await goTo(page, '/careers')
  await Promise.all([page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor(), toldOfEnd])
  expect(await account(second).count()).toBe(1)
  expect(asked).toEqual([])
})

/** A form and a file of an account that never came back, before this session of the tab. */
async function keepLongAgo(id: string) {
  sessionStorage.clear()
  localStorage.setItem(`kept ${id} apply /jobs/1`, JSON.stringify({ at: 0, value: {} }))
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('kept', 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('files', { keyPath: 'id' }),
    )
    opening.addEventListener('success', () => {
      const storing = opening.result.transaction('files', 'readwrite')
      storing.objectStore('files').put({ id: 'old', file: new Blob(), at: 0 })
      storing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

test('Log Out asks about what was typed and not sent, and not about what was emptied, only read or kept long ago', async () => {
  const [maria, ben] = [await signedIn(site), await signedIn(site, { name: 'Ben Taitano' })]
  await site.query(`update listing set owner_id = $1 where kind = 'vehicle' and ref = '2'`, [ben.id])
  const page = await visit('/messages/vehicle/2', { browser: maria.browser })
  await page.getByLabel('Your message').fill('Is it still there?')
  await page.goto('/about')
  await logOut(page)
  const question = page.getByRole('dialog', { name: 'Log out and delete what was not sent?' })
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await page.goto('/messages/vehicle/2')
  await untilReady(page)
  expect(await page.getByLabel('Your message').inputValue()).toBe('Is it still there?')
  await page.getByLabel('Your message').fill('')
  await page.evaluate(keepLongAgo, ben.id)
  await page.goto('/favorites')
  await page.mouse.move(1, 1)
  await expect.poll(() => keptNames(page)).toEqual([`kept ${maria.id} favorites read`])
  await expect.poll(() => page.evaluate(keptFileIds)).toEqual([])
  await logOut(page)
  await atLogin(page)
})

test('a guest’s page makes no place for files where none are kept', async () => {
  const page = await visit('/about')
  await page.evaluate(() => {
    const opened: string[] = []
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, ...version) {
      opened.push(name)
      return open.call(this, name, ...version)
    }
    Object.assign(window, { opened })
  })
  await page.mouse.move(1, 1)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('keptFilesTidied'))).toBe('true')
  expect(await page.evaluate(() => 'opened' in window && window.opened)).toEqual([])
})

test('a sign-out without a connection is said, kept, and done before any page shows the account', async () => {
  const maria = await signedIn(site)
  const page = await visit('/vehicles', { browser: maria.browser, expected: offline })
  await untilMirrored(page)
  await open(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Log Out' }).click()
  const said = page.getByRole('alert').filter({ hasText: 'You are logged out on this device' })
  await said.waitFor()
  expect(await axeInTurn(page)).toEqual([])
  expect(await mirror(page)).toMatchObject({ isLoggedIn: null, userName: null })
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  expect(await account(page).count()).toBe(0)
  await said.getByRole('button', { name: 'Try again' }).click()
  expect(await sessions(maria.id)).toBe(1)
  // One reads on: the note keeps no one from the page, and is put away.
  await page.getByRole('button', { name: 'Save 2021 Toyota Corolla LE' }).click({ trial: true })
  await said.getByRole('button', { name: 'Close' }).click()
  await said.waitFor({ state: 'detached' })

  // Another document, and no script of ours that could tell the server first.
  const cookies = await page.context().cookies()
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await site.ask('/events', { headers: { cookie: header } })
  expect(await answer.text()).not.toContain('Maria Santos')
  expect(answer.headers.getSetCookie().join()).toMatch(/proa_session=;.*signOutPending=;/)
  expect(await sessions(maria.id)).toBe(0)
})

test('the mobile menu has the same; a sign-out there that waits for a connection is done when there is one, and one reads on', async () => {
  const maria = await signedIn(site)
  const phone = { width: 390, height: 844 }
  const page = await visit('/vehicles', { browser: maria.browser, expected: offline, ...phone })
  await untilMirrored(page)
  await page.getByRole('link', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Account Settings' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Login' }).count()).toBe(0)
  expect(await axeInTurn(page)).toEqual([])
  await page.context().setOffline(true)
  await menu.getByRole('button', { name: 'Log Out' }).click()
  const said = page.getByRole('alert').filter({ hasText: 'You are logged out on this device' })
  await said.waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.context().setOffline(false)
  await page.getByText('You are back online and fully logged out.').waitFor()
  await said.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('main article form').count()).toBe(0) // hearts are a guest's again
  expect(new URL(page.url()).pathname).toBe('/vehicles')
  expect(await sessions(maria.id)).toBe(0)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signOutPending')
})

test('what a page of their own still shows is covered after a sign-out without a connection', async () => {
  const maria = await signedIn(site)
  const page = await visit('/account', { browser: maria.browser, expected: offline })
  await untilMirrored(page)
  await open(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Log Out' }).click()
  const said = page.getByRole('dialog', { name: 'You are logged out on this device' })
  await said.waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await said.isVisible()).toBe(true)
  await page.context().setOffline(false)
  await atLogin(page)
  expect(await sessions(maria.id)).toBe(0)
})

test('a new session begun while an old sign-out waits is not ended by it', async () => {
  const [old, other] = [await signedIn(site), await signedIn(site, { name: 'Ben Taitano' })]
  const email = 'waiting@example.com'
  const password = 'three proas under sail'
  const json = { 'content-type': 'application/json' }
  await site.ask('/api/auth/signup', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ full_name: 'Ana Reyes', email, password, confirmPassword: password }),
  })
  const answer = await site.ask('/api/auth/login', {
    method: 'POST',
    headers: { ...json, cookie: `${old.cookie}; signOutPending=1`, origin: site.origin },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  const last = answer.headers.getSetCookie().findLast((cookie) => cookie.startsWith('proa_session='))
  expect(last).not.toMatch(/Max-Age=0/i)
  expect(await sessions(old.id)).toBe(0)
  expect(await sessions(other.id)).toBe(1)
})
