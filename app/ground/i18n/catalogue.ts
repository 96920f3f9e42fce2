import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { retryUntilLoaded } from './retry-until-loaded.ts'
import { type Language, languageOfTag, languages } from './languages.ts'

const instances = {} as Record<Language, I18n>

/** The one instance of a language. A document never changes its language, so the browser only ever makes one. */
export const i18nOf = (language: Language): I18n =>
  (instances[language] ??= setupI18n({ locale: language, messages: { [language]: {} } }))

/** The words of all modules that a page imports before it comes alive: its document carries them, except in development. */
let carried = import.meta.env.SSR ? undefined : document.getElementById('words')?.textContent

/** The browser's instance. Called when the page comes alive: what is imported later fetches its words. */
export function i18nOfDocument(): I18n {
  const i18n = i18nOf(languageOfTag(document.documentElement.lang))
  Object.assign(i18n.messages, JSON.parse(carried || '{}'))
  carried = undefined
  return i18n
}

/** On the server: those of each folder in every language, as its browsers ask for them. */
export const catalogues = new Map<string, Record<Language, Messages>>()

/** Takes the catalogue of a folder. On the server every module with texts imports that of its folder (vite/words.ts). */
export function keepCatalogue(folder: string, messages: Record<Language, Messages>) {
  catalogues.set(folder, messages)
  for (const language of languages) Object.assign(i18nOf(language).messages, messages[language])
}

/**
 * Loads the catalogue of a folder in the document's language. In the browser every module with texts waits for that of
 * its folder (vite/words.ts).
 * The browser asks until the words come: a module that failed once fails for the life of the document.
 * Assigned, not `i18n.load`ed: that would render the page on show once more.
 */
export async function catalogue(files: Record<Language, () => Promise<{ messages: Messages }>>) {
  if (carried) return
  const language = languageOfTag(document.documentElement.lang)
  const { messages } = await retryUntilLoaded(files[language])
  Object.assign(i18nOf(language).messages, messages)
}
