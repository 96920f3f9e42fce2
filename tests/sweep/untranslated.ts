import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { samples } from '../../app/registry/samples.server.ts'
import type { Language } from '../../app/ground/i18n/languages.ts'

/**
 * Texts of a page, seen and heard, that are still English though its language is another, and not marked as English.
 */
export async function untranslatedIn(page: Page, language: Language): Promise<string[]> {
  if (language === 'en') return []
  const texts = await page.evaluate(textsOfPage)
  const english = englishTexts(language)
  return [...new Set(texts)].filter(
    (text) => english.has(text) || threeEnglishWords.test(withoutAddress(text)),
  )
}

// Names have at most two words, or an element with their own language.
const threeEnglishWords = /\b[a-z]+('[a-z]+)? [a-z]+ [a-z]+\b/

// Addresses stay as people write them; the longest first, as some begin with another.
const addresses = samples
  .flatMap(({ listings }) => listings(new Date()).map(({ address }) => address ?? ''))
  .toSorted((a, b) => b.length - a.length)
const withoutAddress = (text: string) => addresses.reduce((rest, address) => rest.replace(address, ''), text)

function textsOfPage(): string[] {
  const found = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement!
    const isMarked = element.closest('[lang]') !== document.documentElement
    if (isMarked || element.closest('script, style, noscript, svg, textarea')) continue
    const texts =
      node instanceof Element
        ? ['aria-label', 'placeholder', 'title', 'alt'].map((name) => node.getAttribute(name))
        : [node.textContent]
    found.push(...texts.map((text) => text?.trim() ?? '').filter(Boolean))
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
