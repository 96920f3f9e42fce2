import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'
import { openBeforeScripts } from '../slow-line.ts'
import {
  axeInTurn,
  goTo,
  hearDecisions,
  isSameDocument,
  markDocument,
  untilDecided,
  untilMirrored,
  untilReady,
  type Visitor,
  visitorsOf,
} from '../visitors.ts'

const site = await startSite()
const visitAnyhow = visitorsOf(site)
const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|Error loading route|503/

/** As `visit`, by a browser that may keep pages. */
const visit = (path: string, visitor: Visitor = {}) =>
  visitAnyhow(path, {
    expected,
    prepare: hearDecisions,
    ...visitor,
    browser: { serviceWorkers: 'allow', ...visitor.browser },
  })

/** Until the worker has put these addresses aside, with their files and the emergency page. */
const untilKept = async (page: Page, ...paths: string[]) => {
  await expect
    .poll(() => keptIn(page), { interval: 200 })
    .toEqual({ pages: expect.arrayContaining(paths), emergency: 4, files: true })
}

const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const addresses = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length))
    const emergency = await addresses('emergency-1')
    return {
      pages: await addresses('pages-1'),
      emergency: emergency.length,
      files: (await addresses('files-1')).length > 5,
    }
  })

/** All that the worker has put aside, except files of the site, which are the same for all. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    let texts = ''
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (!/\/(?:assets|fonts|media|pictures)\//.test(request.url))
          texts += await (await cache.match(request))!.text()
    }
    return texts
  })

const notice = (page: Page) => page.locator('p.old-page').textContent()
const today = () =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Pacific/Guam' }).format()

test('someone who opened only the emergency page can open it again without a network', async () => {
  const page = await visit('/services/emergency', { language: 'ja-JP' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.goto('/services/emergency')
  await page.getByRole('heading', { level: 1, name: '緊急連絡先' }).waitFor()
  expect(await notice(page)).toContain('接続できません')
})

test('pages read before open whole and say how old they are, also by links; where one leads to another page or filter, and from there the emergency page opens', async () => {
  const page = await visit('/vehicles')
  await untilKept(page, '/vehicles')
  await page.locator('#results article a').first().click()
  await page.waitForURL(/\/vehicles\/\d+$/)
  const { pathname } = new URL(page.url())
  await untilKept(page, '/vehicles', pathname)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()

  await page.context().setOffline(true)
  await page.goto('/vehicles')
  await untilReady(page)
  expect(await notice(page)).toContain(today())
  expect(await page.locator('#results article').count()).toBeGreaterThan(3)
  expect(
    await page
      .locator('#results img')
      .first()
      .evaluate((one: HTMLImageElement) => one.naturalWidth),
  ).toBeGreaterThan(0)

  await page.locator('#results article a').first().click()
  await page.waitForURL(`**${pathname}`)
  await page.locator('p.old-page').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  expect(await axeInTurn(page)).toEqual([])

  // A link to a page that was not kept leads to what says so.
  const link = page.locator('header').getByRole('link', { name: 'Virtual Tour' }).first()
  const askedAhead = page.waitForEvent('requestfailed', (request) => request.url().includes('/virtual-tour'))
  await link.hover() // which asks ahead, and is no reason to leave
  await askedAhead
  expect(new URL(page.url()).pathname).toBe(pathname)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/virtual-tour')

  // Filters stay on the page that asks for them.
  await page.goto('/vehicles')
  await untilReady(page)
  await page.getByLabel('Sort').selectOption('priceAscending')
  await page.getByRole('heading', { level: 1, name: 'The page did not load' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Emergency' }).click()
  await page.getByRole('link', { name: 'Call 911' }).waitFor()
  expect(await notice(page)).toContain(`No connection. You see a copy of this page from ${today()}`)
  expect(await page.locator('time').textContent()).toMatch(/\d{4} at \d/)
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('link', { name: '한국어' }).click()
  await page.getByRole('heading', { level: 1, name: '긴급' }).waitFor()
  expect(await notice(page)).toContain('연결되지 않았습니다')
})

test.each([
  ['page', '/virtual-tour'],
  ['filter', '/vehicles?make=Honda'],
])('Back from another %s leads to the copy of a page that the document showed before', async (_, next) => {
  const page = await visit('/about')
  await untilKept(page, '/about')
  for (const path of ['/vehicles', next]) {
    await goTo(page, path)
    await page.waitForURL(`**${path}`)
    await untilKept(page, path)
  }
  await page.context().setOffline(true)
  // `goBack` would wait in the document that the window leaves.
  await page.evaluate(() => history.back())
  await page.locator('p.old-page').waitFor()
  await untilReady(page)
  expect(page.url()).toBe(`${site.origin}/vehicles`)
  expect(await page.locator('#results article').count()).toBeGreaterThan(3)
})

test('a copy is read again by its document when the connection is back, says that it is one until the text is new, and is renewed', async () => {
  const page = await visit('/vehicles/4')
  await untilDecided(page)
  await untilKept(page, '/vehicles/4')
  await changeCopy(page, '/vehicles/4', { keptAt: Date.now() - 3_600_000 })
  await page.context().setOffline(true)
  await page.goto('/vehicles/4')
  await untilReady(page)
  await page.locator('p.old-page').waitFor()
  await untilDecided(page)
  await markDocument(page)
  const heading = await page.evaluateHandle(noteHeadingWithoutLine)
  await site.query(`update listing set title = 'Read again' where kind = 'vehicle' and ref = '4'`)
  const ofSite = async () => (await site.ask('/vehicles/4')).text()
  await expect.poll(ofSite).toContain('Read again')
  await page.context().setOffline(false)
  await page.locator('p.old-page').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Read again' }).waitFor()
  expect(await heading.jsonValue()).toEqual(['Read again'])
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => keptTexts(page)).toContain('Read again')
})

/** In a page: what its heading says as the line goes. */
function noteHeadingWithoutLine() {
  const headings: (string | null)[] = []
  new MutationObserver(() => {
    const isFirst = headings.length === 0
    if (isFirst && !document.querySelector('p.old-page'))
      headings.push(document.querySelector('h1')!.textContent)
  }).observe(document.body, { childList: true })
  return headings
}

test('a copy of an earlier build, whose data the site no longer has, is read again once', async () => {
  const page = await visit('/vehicles/4')
  await untilDecided(page)
  await untilKept(page, '/vehicles/4')
  await changeCopy(page, '/vehicles/4', {
    words: [
      ['areas/vehicles/detail/detail', 'areas/vehicles/detail'],
      ['/assets/routes-', '/assets/earlier-'],
    ],
  })
  await answersOfProxy(page, ['navigate'])
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(request.url())
  })
  await page.goto('/vehicles/4')
  await untilDecided(page)
  expect(asked).toHaveLength(1)
  expect(await page.locator('p.old-page').count()).toBe(1)
})

/** Changes a copy, its time, or words in it and in the files that it names. */
const changeCopy = (
  page: Page,
  path: string,
  change: { keptAt?: number; words?: (readonly [string, string])[] },
) =>
  page.evaluate(
    async ([path, { keptAt, words = [] }]) => {
      const changed = (text: string) =>
        words.reduce((changed, [before, after]) => changed.replaceAll(before, after), text)
      const pages = await caches.open('pages-1')
      const copy = (await pages.match(path))!
      const headers = new Headers(copy.headers)
      headers.delete('content-security-policy') // it has the hashes of the words
      if (keptAt) headers.set('x-kept-at', String(keptAt))
      await pages.put(path, new Response(changed(await copy.text()), { headers }))
      const files = await caches.open('files-1')
      for (const { url } of words.length > 0 ? await files.keys() : []) {
        if (!url.endsWith('.js')) continue
        const file = (await files.match(url))!
        await files.put(changed(url), new Response(changed(await file.text()), { headers: file.headers }))
      }
    },
    [path, change] as const,
  )

test('where a proxy says that the site is down, a link leads to the copy of its page', async () => {
  const page = await visit('/about')
  await untilKept(page, '/about')
  await goTo(page, '/vehicles')
  await page.waitForURL('**/vehicles')
  await untilKept(page, '/vehicles')
  await answersOfProxy(page)
  await goTo(page, '/about')
  await page.locator('p.old-page').waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
})

/** What the worker asks for does not reach the site from now on. */
async function answersOfProxy(page: Page, of: RequestMode[] = ['navigate', 'cors']) {
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(async (of) => {
    const { registration, fetch } = self as unknown as ServiceWorkerGlobalScope
    await registration.navigationPreload.disable()
    self.fetch = async (...request) =>
      request[0] instanceof Request && of.includes(request[0].mode)
        ? new Response('', { status: 502 })
        : fetch(...request)
  }, of)
}

test('without a network the data of a page waits for it in the same document; a page that was not kept leads to the emergency page and to those that were', async () => {
  const page = await visit('/virtual-tour', { language: 'ko-KR' })
  await untilKept(page, '/virtual-tour')
  await markDocument(page)
  await page.context().setOffline(true)
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('.data')) failed.push(request.url())
  })
  await page.locator('header a[href="/virtual-tour"]').first().click()
  await expect.poll(() => failed.length).toBe(1)
  const answered = page.waitForResponse('**/virtual-tour.data*')
  await page.context().setOffline(false)
  await answered
  expect(await isSameDocument(page)).toBe(true)
  expect(await page.locator('p.old-page').count()).toBe(0)

  await page.context().setOffline(true)
  await page.goto('/vehicles/3')
  await page.getByRole('heading', { level: 1, name: '연결되지 않았습니다' }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  expect(await page.locator('main li a').getAttribute('href')).toBe('/virtual-tour')
  await page.getByRole('link', { name: '긴급' }).click()
  await page.getByRole('link', { name: '911 전화' }).waitFor()
})

const cards = (page: Page) => page.locator('main article h3')
const pressedHearts = (page: Page) => page.locator('main article [aria-pressed=true]')

test('a guest’s favorites open without a network after they were read once, in each tab', async () => {
  const list = ['1', '2'].map((id) => ({ id, type: 'vehicle', dateAdded: `2026-01-0${id}T00:00:00.000Z` }))
  const page = await visit('/favorites', {
    prepare: (page) =>
      page.addInitScript((list) => localStorage.setItem('favorites', JSON.stringify(list)), list),
  })
  const titles = await untilTwo(page)
  await untilKept(page, '/favorites')
  await page.context().setOffline(true)
  await page.goto('/favorites')
  await page.locator('p.old-page').waitFor()
  expect(await untilTwo(page)).toEqual(titles)
  const tabs = page.getByRole('navigation', { name: 'My Favorites' })
  await tabs.getByRole('link', { name: 'Businesses' }).click()
  await page.getByText('No favorites yet').waitFor()
  await tabs.getByRole('link', { name: 'Vehicles' }).click()
  expect(await untilTwo(page)).toEqual(titles)
})

test('an account’s favorites open and change without a network, until its session ends; no page with the account is kept, and Log Out forgets the rest', async () => {
  const maria = await signedIn(site)
  await saveTwo(maria.id)
  const page = await visit('/favorites', { browser: maria.browser })
  const [first, second] = await untilTwo(page)
  await untilMirrored(page)
  await untilKept(page, '/favorites')
  expect(await keptTexts(page)).not.toContain(maria.email)

  await page.context().setOffline(true)
  await page.goto('/favorites')
  await page.getByText('This is your list as of your last visit.').waitFor()
  expect(await untilTwo(page)).toEqual([first, second])
  expect(await pressedHearts(page).count()).toBe(2)
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('button', { name: `Save ${first}` }).click()
  await expect.poll(() => cards(page).allTextContents()).toEqual([second])
  await page.reload()
  await expect.poll(() => cards(page).allTextContents()).toEqual([second])

  await page.context().setOffline(false)
  await expect.poll(() => countOf(maria.id)).toBe(1)

  // Its session ends by itself, and a guest uses the device.
  const [{ token }] = await site.query('delete from session where user_id = $1 returning token', [maria.id])
  await page.goto('/favorites')
  await page.getByText('No favorites yet').waitFor()
  // After four seconds its copy comes first, and is read again.
  await expect.poll(() => page.locator('p.old-page').count()).toBe(0)
  await untilDecided(page)
  await untilKept(page, '/favorites')
  await untilMirrored(page, null)
  expect(await page.locator('#account').count()).toBe(0)
  await page.context().setOffline(true)
  await page.goto('/favorites')
  await page.getByText('No favorites yet').waitFor()

  await page.context().setOffline(false)
  await site.query(
    `insert into session (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`,
    [maria.id, token],
  )
  await page.context().addCookies(maria.browser.storageState.cookies)
  await page.goto('/favorites')
  await expect.poll(() => cards(page).allTextContents()).toEqual([second])
  await untilDecided(page)
  await untilMirrored(page)
  expect(await keptKeys(page)).toContain(`kept ${maria.id} favorites read`)
  expect((await keptIn(page)).pages).toContain('/favorites')

  // A page with the account in its header is not kept.
  await page.goto('/about')
  await untilDecided(page)
  expect((await keptIn(page)).pages).not.toContain('/about')
  expect(await keptTexts(page)).not.toContain(maria.email)
  await logOut(page)
  await page.waitForURL('**/login')
  expect(await keptKeys(page)).toEqual([])
  expect((await keptIn(page)).pages).not.toContain('/favorites')
})

test('a page with the account in its header is made once', async () => {
  const maria = await signedIn(site)
  const page = await visit('/', { browser: maria.browser })
  await untilDecided(page)
  const [worker] = page.context().serviceWorkers()
  const asked = await worker!.evaluateHandle(() => {
    const addresses: string[] = []
    const { fetch } = self
    self.fetch = (...request) => {
      addresses.push(request[0] instanceof Request ? request[0].url : String(request[0]))
      return fetch(...request)
    }
    return addresses
  })
  // The browser asks for the document itself, while the worker may still be starting.
  await page.goto('/account')
  await untilDecided(page)
  expect(await asked.jsonValue()).not.toContain(`${site.origin}/account`)
})

test('who reads with an account in another language than their browser’s reads the emergency page in it', async () => {
  const maria = await signedIn(site)
  const page = await visit('/about?lang=ko', { browser: maria.browser })
  await untilDecided(page)
  await page.context().setOffline(true)
  await page.goto('/services/emergency')
  await page.getByRole('heading', { level: 1, name: '긴급' }).waitFor()
})

test('who reads a copy without a connection reads the emergency page in its language', async () => {
  const page = await visit('/about?lang=ko')
  await untilKept(page, '/about?lang=ko')
  await page.goto('/terms?lang=en')
  await untilDecided(page)
  await changeCopy(page, '/about?lang=ko', { keptAt: Date.now() - 3_600_000 })
  await page.context().setOffline(true)
  await page.goto('/about?lang=ko')
  await page.locator('p.old-page').waitFor()
  await untilDecided(page)
  await page.goto('/services/emergency')
  await page.getByRole('heading', { level: 1, name: '긴급' }).waitFor()
})

test('of each photo only the versions that were shown are kept, also later, and a window of another width shows them', async () => {
  await site.query(
    `delete from photo where listing_id = (select id from listing where kind = 'vehicle' and ref = '5')`,
  )
  await site.query(
    `insert into photo (listing_id, position, src, alt)
     select listing.id, n, '/media/' || repeat(n::text, 64), '' from listing, generate_series(1, 8) n
     where kind = 'vehicle' and ref = '5'`,
  )
  const page = await visit('/about', { width: 390 })
  await untilKept(page, '/about')
  const [worker] = page.context().serviceWorkers()
  const line = await worker!.evaluateHandle(() => {
    const asked = new Set<string>()
    const { fetch } = self
    self.fetch = async (...request) => {
      const url = request[0] instanceof Request ? request[0].url : String(request[0])
      const { pathname } = new URL(url, origin)
      if (!pathname.startsWith('/media/')) return fetch(...request)
      asked.add(pathname)
      return new Response('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      })
    }
    return { asked, cut: () => (self.fetch = fetch) }
  })
  await page.goto('/vehicles/5')
  const shown = Array.from({ length: 8 }, (_, n) => `/media/${String(n + 1).repeat(64)}/400.avif`)
  await expect.poll(() => keptPhotos(page)).toEqual(shown)
  expect(await line.evaluate(({ asked }) => [...asked].toSorted())).toEqual(shown)
  await page.setViewportSize({ width: 800, height: 390 })
  await expect.poll(() => keptPhotos(page)).toContain(shown[0]!.replace('400', '800'))

  await line.evaluate(({ cut }) => void cut())
  await page.context().setOffline(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/vehicles/5')
  await page.locator('p.old-page').waitFor()
  const first = page.locator('#picture-1 img')
  await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  expect(await first.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain('/1600.avif')
})

const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const files = await (await caches.open('files-1')).keys()
    const paths = files.map(({ url }) => new URL(url).pathname)
    return paths.filter((path) => path.startsWith('/media/')).toSorted()
  })

test('who has just logged in for the first time here, and gets a copy made for a guest, sees their account on it', async () => {
  const page = await visit('/vehicles/1')
  await untilKept(page, '/vehicles/1')
  const maria = await signedIn(site)
  await page.context().addCookies(maria.browser.storageState.cookies)
  await answersOfProxy(page, ['navigate'])
  const copy = await page.goto('/vehicles/1')
  expect(await copy!.text()).toContain('class="old-page"')
  await page.mouse.move(1, 1)
  await page.locator('#account').waitFor()
  await untilMirrored(page)
})

test('Log Out pressed before the scripts run forgets the same with the next page', async () => {
  const maria = await signedIn(site)
  await saveTwo(maria.id)
  // Without a service worker: what it answers, a test can't hold back.
  const page = await visitAnyhow('/favorites', { browser: maria.browser })
  await untilTwo(page)
  await untilMirrored(page)
  expect(await keptKeys(page)).toContain(`kept ${maria.id} favorites read`)
  const release = await openBeforeScripts(page, '/about')
  await logOut(page)
  await page.waitForURL('**/login', { waitUntil: 'commit' })
  expect(await keptKeys(page)).not.toEqual([])
  release()
  await expect.poll(() => keptKeys(page)).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('signedOutPlainly')
})

test('a page that is on its way while someone logs out is not put aside', async () => {
  const page = await visit('/about')
  await untilKept(page, '/about')
  const [worker] = page.context().serviceWorkers()
  const answer = await worker!.evaluateHandle(() => {
    const [askedFor, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { fetch } = self
    self.fetch = async (...request) => {
      const response = await fetch(...request)
      if (request[0] !== `${location.origin}/terms`) return response
      askedFor.resolve()
      await released.promise
      return response
    }
    return { askedFor: askedFor.promise, release: released.resolve }
  })
  const decided = page.evaluate(
    () =>
      new Promise((resolve) => {
        const { serviceWorker } = navigator
        serviceWorker.addEventListener('message', ({ data }) => {
          if (data.decided !== location.href) resolve(data)
        })
        serviceWorker.controller!.postMessage({
          read: `${location.origin}/terms`,
          asGuest: false,
          isPersonal: false,
          language: 'en',
        })
      }),
  )
  await answer.evaluate(({ askedFor }) => askedFor)
  await page.evaluate(() => fetch('/logout', { method: 'POST' }))
  await answer.evaluate(({ release }) => release())
  expect(await decided).toEqual({ decided: `${site.origin}/terms` })
  expect((await keptIn(page)).pages).toEqual([])
})

test('a page of an earlier build, which tells only its address, is kept', async () => {
  const page = await visit('/about')
  await untilKept(page, '/about')
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage({ read: `${origin}/terms` }))
  await untilKept(page, '/about', '/terms')
})

const logOut = async (page: Page) => {
  await page.locator('#account summary').click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log Out' }).click()
}

const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^kept |userId/.test(key)))

const saveTwo = (userId: string) =>
  site.query(`insert into favorite (user_id, type, ref) values ($1, 'vehicle', '1'), ($1, 'vehicle', '2')`, [
    userId,
  ])

const untilTwo = async (page: Page) => {
  await expect.poll(() => cards(page).count()).toBe(2)
  return cards(page).allTextContents()
}
const countOf = async (userId: string) => {
  const rows = await site.query('select count(*)::int as count from favorite where user_id = $1', [userId])
  return rows[0].count as number
}
