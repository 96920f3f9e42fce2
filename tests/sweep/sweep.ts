import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '../../app/i18n/languages.ts'
import { pages, samplePages } from '../pages.ts'
import { startSite } from '../site.ts'
import { axe, visitorsOf } from '../visitors.ts'
import { untranslatedIn } from './untranslated.ts'

// Themes differ by colors alone: all other rules are asked once for each width.
const colors = ['color-contrast', 'link-in-text-block']
const looks = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390, rules: colors },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1440, rules: colors },
] as const

const locales = { en: 'en-US', ko: 'ko-KR', ja: 'ja-JP', zh: 'zh-CN' }

const kinds = new Set(pages.map(({ path }) => path))
const allPages = [...pages, ...samplePages.filter(({ path }) => !kinds.has(path))]

/** Visits every page of the site in a language, in every theme and width, and hears its console. */
export async function sweep(language: Language) {
  const visit = visitorsOf(await startSite())
  test.each(allPages)(`$path in ${language}`, async ({ path, status }) => {
    const page = await visit(path, {
      ...looks[0],
      language: locales[language],
      ...(status === 404 && { expected: /404/ }),
    })
    await page.evaluate(walkThrough)
    expect.soft(await untranslatedIn(page, language), 'not translated').toEqual([])
    for (const { theme, width, ...look } of looks) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const name = `${theme}, ${width} px`
      expect.soft(await sidewaysScroll(page), `${name}: wider than the screen`).toEqual(0)
      expect.soft(await axe(page, look), name).toEqual([])
    }
  })
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
    await new Promise((resolve) => requestIdleCallback(resolve))
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Pixels by which the page is wider than the screen. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
