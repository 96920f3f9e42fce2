import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chips, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { untilReady, type Visitor, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const welcome = (page: Page) =>
  page.getByRole('dialog', { name: `Welcome! Let's personalize your experience` })
const later = (page: Page) => page.getByRole('dialog', { name: 'To improve your journey...' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Preferences' })

test('a first visit is asked after one second, can only be left by saving, and keeps what was chosen for 365 days', async () => {
  const page = await visit('/about', { first: true })
  await welcome(page).waitFor()
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(1_000)
  expect(await welcome(page).getByRole('button', { name: 'Close' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  expect(await welcome(page).isVisible()).toBe(true)
  await welcome(page).getByText('Tinian').click()
  await save(page).click()
  await welcome(page).waitFor({ state: 'detached' })
  await expectChoices(page)
})

/** The cookies have the stated names and words. */
async function expectChoices(page: Page) {
  const cookies = await page.context().cookies()
  expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toEqual({
    hasVisitedBefore: 'true',
    userLanguage: 'English',
    userIsland: 'Tinian',
    userVisitorType: 'Visitor',
  })
  for (const { path, expires } of cookies) {
    expect(path).toBe('/')
    expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1)
  }
}

test("home begins with the visitor's island, in its search and its sections", async () => {
  const answer = await site.ask('/', { headers: { cookie: 'userIsland=Tinian' } })
  const html = await answer.text()
  expect(html).toMatch(/<option value="tinian" selected=""/)
  const [vehicles] = /Featured Vehicles.*?<\/section>/s.exec(html)!
  expect(/(?:Saipan|Tinian|Rota)(?=<)/.exec(vehicles)?.[0]).toBe('Tinian')
})

test('a chosen island is the filter of every list, until its chip is taken away', async () => {
  const page = await visit('/vehicles', { first: true })
  await welcome(page).getByText('Rota').click()
  await save(page).click()
  await expect.poll(() => titles(page)).toEqual(['2016 Jeep Cherokee Latitude'])
  expect(await chips(page).allTextContents()).toEqual(['Rota'])
  await chips(page).click()
  await expect.poll(() => titles(page)).toHaveLength(8)
  expect(query(page)).toBe('?island=all')
  const storageState = { cookies: await page.context().cookies() }
  const events = await visitPlainly('/events', { browser: { storageState } })
  expect(await titles(events)).toEqual(['Songsong Family Fiesta Day'])
})

test('the language is preselected from the browser, and another one shows the same page in it', async () => {
  const page = await visit('/vehicles?make=Toyota', { first: true, language: 'ja-JP' })
  const question = page.getByRole('dialog')
  await question.waitFor()
  expect(await page.getByRole('radio', { name: /日本語/ }).isChecked()).toBe(true)
  await question.locator('label', { hasText: '한국어' }).click()
  await page.getByRole('button', { name: '設定を保存' }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ko')
  await untilReady(page)
  expect(await titles(page)).toEqual(['2021년식 도요타 코롤라 LE', '도요타 야리스 렌터카 (1일)'])
  expect(query(page)).toBe('?make=Toyota')
})

test('later it opens by the settings button and closes by button, Escape and a press beside it', async () => {
  const page = await visit('/about')
  const open = () => page.getByRole('link', { name: 'Settings' }).click()
  await open()
  await later(page).getByRole('button', { name: 'Close' }).click()
  await later(page).waitFor({ state: 'detached' })
  await open()
  await later(page).waitFor()
  await page.keyboard.press('Escape')
  await later(page).waitFor({ state: 'detached' })
  await open()
  await later(page).waitFor()
  await page.mouse.click(5, 5)
  await later(page).waitFor({ state: 'detached' })
})

test('a crawler is never asked, nor who visits the preferences themselves', async () => {
  const page = await visit('/preferences', { first: true, prepare: (page) => page.clock.install() })
  const expectNoQuestion = async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await page.clock.runFor(5_000)
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
  await expectNoQuestion()
  await page.clock.resume()
  const identity = await page.context().newCDPSession(page)
  await identity.send('Emulation.setUserAgentOverride', {
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  })
  await page.goto('/about')
  await untilReady(page)
  expect(await page.evaluate(() => document.cookie)).not.toContain('hasVisitedBefore')
  await expectNoQuestion()
})

test('who refuses cookies is not asked: no answer could be kept', async () => {
  const page = await firstVisitByHand({})
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
  const goTo = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    const isThere = async () => {
      await page.clock.runFor(50)
      return page.getByRole('heading', { level: 1, name }).isVisible()
    }
    await expect.poll(isThere).toBe(true)
  }
  await goTo('Careers')
  await page.clock.runFor(3_000)
  await goTo('Press')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

/** A page opened while the clock is stopped: the second before the question begins with it. */
async function firstVisitByHand(visitor: Visitor) {
  const page = await visit('/about', { ...visitor, prepare: (page) => page.clock.install() })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.context().clearCookies()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ask a Local' }).click()
  const isThere = async () => {
    await page.clock.runFor(50)
    return page.locator('main textarea').isVisible()
  }
  await expect.poll(isThere).toBe(true)
  await page.mouse.move(9, 9) // the second begins now, however long the page took
  return page
}

test('the first visit is not asked while the visitor presses or types something', async () => {
  const page = await firstVisitByHand({})
  await page.clock.runFor(500)
  await page.mouse.click(5, 5)
  await page.clock.runFor(900)
  await page.getByRole('searchbox').focus()
  await page.clock.runFor(3_000)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('searchbox').blur()
  await page.clock.runFor(1_000)
  await welcome(page).waitFor()
})

test('a finger that comes down as the question opens presses what lies below', async () => {
  const page = await firstVisitByHand({ touch: true, width: 390 })
  await page.clock.runFor(1_000)
  await welcome(page).waitFor()
  await page.touchscreen.tap(30, 30)
  await page.clock.runFor(100)
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  expect(await welcome(page).count()).toBe(0)
})

test('without scripts the preferences are a page, which leads back', async () => {
  const page = await visitPlainly('/preferences?next=/vehicles%3Fmake%3DToyota%26lang%3Den')
  await page.locator('label', { hasText: '한국어' }).click()
  await page.locator('label', { hasText: 'Saipan' }).click()
  await save(page).click()
  await page.waitForURL('**/vehicles?make=Toyota')
  expect(await page.locator('html').getAttribute('lang')).toBe('ko')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'userIsland')?.value).toBe('Saipan')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'the preferences never lead to %s',
  async (next) => {
    const body = new URLSearchParams({ language: 'en', island: 'all', next })
    const answer = await site.ask('/preferences', { method: 'POST', body, headers: { origin: site.origin } })
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location')!, site.origin)
    expect(target.origin).toBe(site.origin)
  },
)
