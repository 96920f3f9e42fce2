import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Language } from '../../app/i18n/languages.ts'

/** Texts of a page that are still English though its language is another, and not marked as English. */
export async function untranslatedIn(page: Page, language: Language): Promise<string[]> {
  if (language === 'en') return []
  const texts = await page.evaluate(visibleTexts)
  const english = englishTexts(language)
  return [...new Set(texts)].filter((text) => english.has(text) || threeEnglishWords.test(text))
}

// Names have two words at most, or stand in an element with a language of its own.
const threeEnglishWords = /\b[a-z]+('[a-z]+)? [a-z]+ [a-z]+\b/

function visibleTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!
    const text = node.textContent!.trim()
    const isMarked = element.closest('[lang]') !== document.documentElement
    if (text && !isMarked && !element.closest('script, style, noscript, svg')) found.push(text)
  }
  return found
}

/** The site's English texts that read otherwise in a language. */
function englishTexts(language: Language): ReadonlySet<string> {
  const texts = globSync(`app/**/locales/${language}.po`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)]
      .filter(([, text, translation]) => text !== translation && !text!.includes('{'))
      .map(([, text]) => JSON.parse(`"${text}"`) as string),
  )
  return new Set(texts)
}
