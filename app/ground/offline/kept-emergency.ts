import { type Language, languages } from '../i18n/languages.ts'
import { asOldCopy, cloneToKeep, copyOf, isYoung } from './kept-pages.ts'
import { languageIn } from './old-copy.ts'
import { isKeepable } from './rules.ts'

export const emergencyCache = 'emergency-1'
const page = '/services/emergency'
const goodFor = 12 * 60 * 60_000 // ms

/**
 * Asks for it in the visitor's own language; one that the server sends as old takes the place of no copy. Throws if it
 * does not come: without it the worker is of no use.
 */
export async function keepEmergency(): Promise<void> {
  const response = await fetch(page)
  if (response.status !== 200) throw new Error(`The emergency page answered ${response.status}.`)
  const language = languageIn(await response.clone().text())
  if (isKeepable(response) || !(await match(language))) await put(language, response)
}

/** Stores the answer if it is the emergency page as it is now. */
export async function keepIfEmergency(url: string, answer: Promise<Response>): Promise<void> {
  if (new URL(url).pathname !== page) return
  const response = await answer.then(cloneToKeep)
  if (response) await put(languageIn(await response.clone().text()), response)
}

/** Brings the copies in all languages up to date that are missing or half a day old. */
export async function renewEmergency(): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      const copy = await match(language)
      if (copy && isYoung(copy, goodFor)) return
      // Without cookies: the language asked for here is not the visitor's choice.
      const response = await fetch(addressIn(language), { credentials: 'omit' })
      if (isKeepable(response)) await put(language, response)
    }),
  )
}

/** The copy for an address of the emergency page, in the language that it asks for or else in `language`. */
export async function keptEmergency(url: string, language: Language): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url)
  if (pathname !== page) return undefined
  const requestedLanguage = languages.find((known) => known === searchParams.get('lang'))
  const wanted = [requestedLanguage ?? language, ...languages]
  for (const next of wanted) {
    const copy = await match(next)
    if (copy) return asOldCopy(copy)
  }
  return undefined
}

const addressIn = (language: Language) => `${page}?lang=${language}`
const match = async (language: Language) => (await caches.open(emergencyCache)).match(addressIn(language))
const put = async (language: Language, response: Response) =>
  (await caches.open(emergencyCache)).put(addressIn(language), await copyOf(response))
