import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '../../app/ground/i18n/languages.ts'
import { adminWithThings } from '../admin-with-things.ts'
import { ownPages, pages, samplePages, type TestedPage } from '../pages.ts'
import { overlaps, scrollsSideways, setTextSize } from '../reach.ts'
import { startSite } from '../site.ts'
import { axe, type Visitor, visitorsOf } from '../visitors.ts'
import { fillTown, townPages } from './town.ts'
import { untranslatedIn } from './untranslated.ts'

// Themes differ only by colors: all other rules are asked once for each width.
const colors = ['color-contrast', 'link-in-text-block']
const looks = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390, rules: colors },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1440, rules: colors },
] as const

const locales = { en: 'en-US', ko: 'ko-KR', ja: 'ja-JP', zh: 'zh-CN' }

const kinds = new Set(pages.map(({ path }) => path))
const allPages = [...pages, ...samplePages.filter(({ path }) => !kinds.has(path)), ...townPages]

/** Visits every page of the site in a language, in every theme and width, and hears its console. */
export async function sweep(language: Language) {
  const site = await startSite()
  fillTown(site.database)
  const visit = visitorsOf(site)
  const admin = await adminWithThings(site)
  test.each(allPages)(`$path in ${language}`, async (page) => {
    expect(await findingsOf(visit, language, page)).toEqual([])
  })
  test.each(ownPages)(`$path of an account in ${language}`, async (page) => {
    expect(await findingsOf(visit, language, page, admin)).toEqual([])
  })
}

/** Problem with a page in a language, in words. */
async function findingsOf(
  visit: ReturnType<typeof visitorsOf>,
  language: Language,
  { path, status }: TestedPage,
  who?: Pick<Visitor, 'browser'>,
): Promise<string[]> {
  const page = await visit(path, {
    ...looks[0],
    language: locales[language],
    ...(status === 404 && { expected: /404/ }),
    ...who,
  })
  await page.evaluate(walkThrough)
  const findings = (await untranslatedIn(page, language)).map((text) => `not translated: ${text}`)
  for (const { theme, width, ...look } of looks) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const wider = await sidewaysScroll(page)
    const broken = [...(wider ? [`wider than the screen by ${wider} px`] : []), ...(await axe(page, look))]
    findings.push(...broken.map((finding) => `${theme}, ${width} px: ${finding}`))
  }
  return [...findings, ...(await findingsInLargeText(page))]
}

/** Problems with a page on a phone whose owner has doubled the size of text. */
async function findingsInLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  const emulation = await page.context().newCDPSession(page)
  await setTextSize(page, emulation, 32)
  const wider = await scrollsSideways(page)
  const covered = await overlaps(page)
  await setTextSize(page, emulation, 16)
  const broken = [...(wider ? [`wider than the screen by ${wider}`] : []), ...covered.map(String)]
  return broken.map((finding) => `390 px, text of double size: ${finding}`)
}

/** Passes every part, so that all that comes late is there: its last request was done 300 ms ago. */
async function walkThrough() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  const requests = () => performance.getEntriesByType('resource').length
  for (let seen = -1; seen !== requests();) {
    seen = requests()
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Pixels by which the page is wider than the screen. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
