import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../app/i18n/languages.ts'
import type { TestedPage } from '../pages.ts'
import { startSite } from '../site.ts'
import { axe, visitorsOf } from '../visitors.ts'
import { untranslatedIn } from './untranslated.ts'

const looks = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1440 },
] as const

const locales = { en: 'en-US', ko: 'ko-KR', ja: 'ja-JP', zh: 'zh-CN' }

/** Visits pages in every language, theme and width, and hears their consoles. */
export async function sweep(pages: readonly TestedPage[]) {
  const visit = visitorsOf(await startSite())
  describe.each(pages)('$path', ({ path, status }) => {
    test.each(languages)('in %s', async (language) => {
      const page = await visit(path, {
        ...looks[0],
        language: locales[language],
        ...(status === 404 && { expected: /404/ }),
      })
      await showLateParts(page)
      expect(await untranslatedIn(page, language), 'not translated').toEqual([])
      for (const { theme, width } of looks) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        const look = `${theme}, ${width} px`
        expect(await sidewaysScroll(page), `${look}: wider than the screen`).toEqual(0)
        expect(await axe(page), look).toEqual([])
      }
    })
  })
}

/** The foot of a page, and what else comes with the first sign of a visitor. */
async function showLateParts(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Pixels by which the page is wider than the screen. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
