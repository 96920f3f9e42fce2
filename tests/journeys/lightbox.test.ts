import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilIdle } from '../browser-windows.ts'
import { campaignCount, runCampaign } from '../campaigns.ts'
import { startSite } from '../site.ts'
import { axeInTurn, goTo, lookAway, type Visitor, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'One moment' })

const defaults = {
  disableLightbox: false,
  disableParameter: '',
  showOnPageTransition: true,
  showOnListingClick: true,
}

/** Sets them, and waits until the site has heard of it. */
async function set(changes: Partial<typeof defaults>) {
  const settings = { ...defaults, ...changes }
  await site.query(
    `insert into site_setting (name, value) values ('lightbox', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(settings)],
  )
  const told = async () => (await (await site.ask('/lightbox')).json()).settings
  await expect.poll(told).toEqual(settings)
}

beforeEach(() => set({}))

/** A page whose next ones come when they are let: `arrive` lets them. The lightbox has read its settings. */
async function slowSite(path: string, visitor: Visitor = {}) {
  const page = await visit(path, visitor)
  const settings = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/lightbox')
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await (await settings).finished()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  let asked = () => {}
  const isAsked = new Promise<void>((resolve) => (asked = resolve))
  await page.route(/\.data(\?|$)/, async (route) => {
    asked()
    await arrived
    await route.continue()
  })
  return { page, arrive, isAsked }
}

/** More than the lightbox waits, in ms. */
const longWait = 700

/** Lets so much pass by the page's own timers: one of the lightbox comes first. */
async function letTimePass(page: Page) {
  await page.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), longWait)
  await untilIdle(page)
}

/** Lets it pass while a page is on its way. */
async function outlastPatience(page: Page) {
  await page.locator('.animate-arriving').waitFor({ state: 'attached' })
  await letTimePass(page)
}

test('a slow page is announced by the lightbox until it is there and has the focus', async () => {
  const { page, arrive } = await slowSite('/about', { width: 390, height: 844, theme: 'dark' })
  await goTo(page, '/careers')
  await lightbox(page).getByText('The page is loading.').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  arrive()
  await page.waitForURL('**/careers')
  await expect.poll(() => lightbox(page).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  const mirrored = await page.evaluate(() => localStorage.getItem('adLightboxSettings'))
  expect(JSON.parse(mirrored!)).toEqual(defaults)
})

test('Escape closes the lightbox, the page still comes, and the next lightbox waits a while', async () => {
  const { page, arrive } = await slowSite('/about')
  await goTo(page, '/careers')
  await lightbox(page).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => lightbox(page).count()).toBe(0)
  arrive()
  await page.waitForURL('**/careers')
  await page.unroute(/\.data(\?|$)/)
  let isAsked = false
  await page.route(/\.data(\?|$)/, async (route) => {
    isAsked = true
    await outlastPatience(page)
    await route.continue()
  })
  await goTo(page, '/press')
  await page.waitForURL('**/press')
  expect(isAsked).toBe(true)
  expect(await lightbox(page).count()).toBe(0)
})

// Which navigations have one: app/team/lightbox/may-show.test.ts.
test('no lightbox comes where the address has the parameter that disables it', async () => {
  await set({ disableParameter: 'noloading' })
  const { page, arrive, isAsked } = await slowSite('/about?noloading')
  await goTo(page, '/careers')
  await isAsked
  await outlastPatience(page)
  expect(await lightbox(page).count()).toBe(0)
  arrive()
  await page.waitForURL('**/careers')
})

test('a quick page has no lightbox', async () => {
  const { page, arrive } = await slowSite('/cookies', { prepare: (one) => one.clock.install() })
  arrive()
  // However busy the machine is, by the page's clock it comes soon.
  await page.clock.pauseAt(Date.now() + 60_000)
  await goTo(page, '/about')
  const titleSoon = async () => {
    await page.clock.runFor(5)
    return page.title()
  }
  await expect.poll(titleSoon, { interval: 100 }).toMatch(/^About/)
  await page.clock.runFor(longWait)
  expect(await lightbox(page).count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('adLightboxShownAt'))).toBeNull()
})

describe('where an advertisement runs', () => {
  let id: number
  const shown = (page: Page) => page.getByRole('dialog', { name: 'Advertisement' })
  beforeAll(async () => {
    ;({ id } = await runCampaign(site, 'Lagoon Cars'))
  })
  afterAll(() => site.query('update campaign set ended_at = now() where id = $1', [id]))

  /** As `slowSite`, where the page has an advertisement, of which the lightbox knows. */
  async function slowPage(path: string, visitor?: Visitor) {
    // The site hears of it a moment later.
    await expect.poll(async () => (await site.ask(path)).text()).toContain('Lagoon Cars')
    const slow = await slowSite(path, visitor)
    await slow.page.locator('aside[style]').waitFor({ state: 'attached' })
    return slow
  }

  // Before the others: what their pages showed is written a moment after they have ended.
  test('what was in view for a second is counted once, and a press on it leads on and counts', async () => {
    const { page, arrive } = await slowPage('/vehicles')
    await goTo(page, '/press')
    await shown(page).getByAltText('Lagoon Cars').waitFor()
    await expect
      .poll(async () => {
        await lookAway(page)
        return campaignCount(site, id, 'seen')
      })
      .toBe(1)
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      shown(page).getByRole('link').click(),
    ])
    await opened.waitForURL('**/about')
    await expect.poll(() => campaignCount(site, id, 'opened')).toBe(1)
    arrive()
    await page.waitForURL('**/press')
    await page.keyboard.press('Escape')
    await expect.poll(() => shown(page).count()).toBe(0)
    await page.unroute(/\.data(\?|$)/)
    // Not again within ten minutes.
    await goTo(page, '/vehicles')
    await page.waitForURL('**/vehicles')
    await letTimePass(page)
    expect(await shown(page).count()).toBe(0)
    await lookAway(page)
    expect(await campaignCount(site, id, 'seen')).toBe(1)
  })

  test('it shows at once, the page comes behind it, and on a phone and a wide screen all of it fits', async () => {
    const { page, arrive } = await slowPage('/vehicles', { width: 390, height: 844 })
    await goTo(page, '/vehicles/2')
    await shown(page).getByText('The page is loading.').waitFor()
    const picture = shown(page).getByAltText('Lagoon Cars')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
    const next = shown(page).getByRole('button', { name: 'Go to the page' })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      for (const part of [picture, next]) {
        const { y, height } = (await part.boundingBox())!
        expect(y + height, `at ${width} pixels`).toBeLessThanOrEqual(844)
      }
      expect(await axeInTurn(page)).toEqual([])
    }
    arrive()
    await page.waitForURL('**/vehicles/2')
    await shown(page).getByText('Your page is ready.').waitFor()
    // The page has one of its own, which no one sees beside it, nor counts.
    const own = page.locator('aside').filter({ has: page.getByAltText('Lagoon Cars') })
    await expect.poll(() => own.evaluate((slot) => getComputedStyle(slot).visibility)).toBe('hidden')
    await next.click()
    await expect.poll(() => shown(page).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expect.poll(() => own.evaluate((slot) => getComputedStyle(slot).visibility)).toBe('visible')
  })

  test('in a list it stands after the sixth card, once, and nothing moves when it comes; it does not open on the way to a listing when it is switched off there', async () => {
    await set({ showOnListingClick: false })
    const { page, arrive, isAsked } = await slowPage('/vehicles')
    const html = await (await site.ask('/vehicles')).text()
    const list = html.slice(html.indexOf('id="results"'))
    expect(list.slice(0, list.indexOf('alt="Lagoon Cars"')).match(/<article/g)).toHaveLength(6)
    expect(html.match(/alt="Lagoon Cars"/g)).toHaveLength(1)
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver(() => {})
          observer.observe({ type: 'layout-shift', buffered: true })
          window.scrollTo(0, 900)
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords().length)))
        }),
    )
    expect(shifts).toBe(0)

    await goTo(page, '/vehicles/2')
    await isAsked
    await outlastPatience(page)
    expect(await shown(page).count()).toBe(0)
    arrive()
    await page.waitForURL('**/vehicles/2')
  })

  test.each([
    { from: '/vehicles', to: '/about', language: 'en-US', name: 'Advertisement' },
    { from: '/about', to: '/vehicles', language: 'ko-KR', name: '광고' },
  ])(
    'it shows from $from to $to, marked as $name, though the press is the first thing that a visitor does',
    async ({ from, to, language, name }) => {
      await expect.poll(async () => (await site.ask('/vehicles')).text()).toContain('Lagoon Cars')
      const page = await visit(from, { language })
      // The settings come after the page: before it they would announce one that is slow, in place of the advertisement.
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
      await page.route('**/lightbox', async (route) => {
        await arrived
        await route.continue()
      })
      await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
      await goTo(page, to)
      await page.waitForURL(`**${to}`)
      arrive()
      await page.getByRole('dialog', { name }).getByAltText('Lagoon Cars').waitFor()
    },
  )

  test('on the way from a page without one, a slow page is announced as ever', async () => {
    const { page } = await slowSite('/about')
    await goTo(page, '/vehicles')
    await lightbox(page).waitFor()
  })
})
