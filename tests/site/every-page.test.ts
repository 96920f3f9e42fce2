import { expect, test } from 'vitest'
import type { CDPSession, Page } from 'playwright-core'
import { hasTurn, pages } from '../pages.ts'
import {
  cutOff,
  hiddenFocus,
  overlaps,
  scrollsSideways,
  setTextSize,
  smallTargets,
  underChat,
} from '../reach.ts'
import { seed } from '../seed.ts'
import { sharedSite } from '../site.ts'
import { axe, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

const languages = ['en-US', 'ko-KR', 'ja-JP', 'zh-CN']
const themes = ['light', 'dark'] as const
const widths = [390, 820, 1440]
/** How many days it takes until each page was visited. */
const days = 24
/**
 * Axe looks at each page once in these days, each time in another way, and every second time it is measured, in English;
 * `npm run sweep` measures all, and looks in all ways.
 */
const lookAt = (index: number) => {
  const turn = Math.floor(index / days) + Math.floor(seed / days)
  const isVisited = hasTurn(index, 0, days)
  const isMeasured = isVisited && (Boolean(process.env.ALL_PAGES) || turn % 2 === 0)
  return {
    isVisited,
    isMeasured,
    language: isMeasured ? 'en-US' : languages[Math.floor(turn / 2) % 4]!,
    theme: themes[Math.floor(turn / 8) % 2]!,
    width: widths[Math.floor(turn / 16) % 3]!,
  }
}

test.each(pages.map((one, index) => ({ ...one, ...lookAt(index) })).filter(({ isVisited }) => isVisited))(
  `$path has nothing that axe finds in $language, $theme, $width, and is in reach where it is measured (SEED=${seed})`,
  async ({ path, status, isMeasured, language, theme, width }) => {
    const look = { language, theme, width }
    const page = await visit(path, { ...look, ...(status === 404 && { expected: /404/ }) })
    // Includes late parts: the footer and floating elements.
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    expect.soft(await axe(page)).toEqual([])
    if (!isMeasured) return
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const emulation = await page.context().newCDPSession(page)
    await expectNothingUnderChat(page, emulation)
    await expectEnoughToPress(page, emulation)
    await expectSeenByKeyboard(page, emulation)
    await expectToFit(page, emulation)
  },
)

async function expectNothingUnderChat(page: Page, emulation: CDPSession) {
  for (const width of [390, 820, 1024, 1280, 1440]) {
    await resize(page, emulation, { width, height: 900 })
    expect.soft(await underChat(page), `under the chat button at ${width} pixels`).toEqual([])
  }
}

async function expectEnoughToPress(page: Page, emulation: CDPSession) {
  await resize(page, emulation, { width: 1440, height: 900 })
  const all = 'a, button, summary, select, input:not([type=hidden])'
  expect.soft(await smallTargets(page, 24, all), 'smaller than 24 pixels').toEqual([])
  await resize(page, emulation, { width: 390, height: 844, touch: true })
  const buttons = 'main button:not([data-pin] *), header a, header button, main select, summary'
  expect.soft(await smallTargets(page, 44, buttons), 'smaller than 44 pixels on a phone').toEqual([])
}

async function expectSeenByKeyboard(page: Page, emulation: CDPSession) {
  await resize(page, emulation, { width: 390, height: 700 })
  expect.soft(await hiddenFocus(page), 'not seen, or under a bar, when its turn comes by Tab').toEqual([])
}

async function expectToFit(page: Page, emulation: CDPSession) {
  await resize(page, emulation, { width: 390, height: 844, touch: true })
  await setTextSize(page, emulation, 32)
  expect.soft(await scrollsSideways(page), 'with text of double size on a phone').toBe(0)
  expect.soft(await overlaps(page), 'with text of double size on a phone').toEqual([])
  await resize(page, emulation, { width: 1280, height: 1024 })
  expect.soft(await scrollsSideways(page), 'with text of double size').toBe(0)
  expect.soft(await cutOff(page), 'with text of double size').toEqual([])
  await setTextSize(page, emulation, 16)

  await resize(page, emulation, { width: 320, height: 640, touch: true })
  expect.soft(await scrollsSideways(page), 'at 320 pixels').toBe(0)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
  expect.soft(await scrollsSideways(page), 'with wider spacing').toBe(0)
  expect.soft(await cutOff(page), 'with wider spacing').toEqual([])
}

/** Gives the page on show another screen, with a finger or a mouse in front of it. */
async function resize(
  page: Page,
  emulation: CDPSession,
  { touch: enabled = false, ...size }: { width: number; height: number; touch?: boolean },
) {
  await page.setViewportSize(size)
  await emulation.send('Emulation.setTouchEmulationEnabled', { enabled })
}
