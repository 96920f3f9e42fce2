import { type Language, isLanguage, languageOfTag, languages } from '../../ground/i18n/languages.ts'
import { type Island, type IslandChoice, islands } from '../../ground/request/islands.ts'

/** Cookie names and values are the product's published words: other programs read them. */
const languageWords = { en: 'English', ko: 'Korean', ja: 'Japanese', zh: 'Chinese' } as const
const islandWords = { all: 'All Islands', saipan: 'Saipan', tinian: 'Tinian', rota: 'Rota' } as const
export const visitorTypes = ['Visitor', 'Resident', 'Business owner'] as const
const lasting = `Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`

export type VisitorType = (typeof visitorTypes)[number]
export type Preferences = { language: Language; island: IslandChoice }
type ChosenPreferences = { language?: Language; island?: IslandChoice; visitorType?: VisitorType }

/**
 * The visitor's preferences: `?lang=` wins, then the cookie, then Accept-Language, then English; an unknown word is the
 * default.
 * @param headers of the request
 * @param asked the value of `?lang=`
 */
export function preferencesOf(headers: Headers, asked?: string | null): Preferences {
  const cookies = headers.get('cookie') ?? ''
  return {
    language: chosenLanguage(headers, asked) ?? spoken(headers.get('accept-language') ?? ''),
    island: keyOf(islandWords, cookie(cookies, 'userIsland')) ?? 'all',
  }
}

/** The language that the visitor chose, now or earlier in this browser; not the browser's own setting. */
export const chosenLanguage = (headers: Headers, asked?: string | null): Language | undefined =>
  isLanguage(asked) ? asked : keyOf(languageWords, cookie(headers.get('cookie') ?? '', 'userLanguage'))

/**
 * Set-Cookie values, or assignments to `document.cookie`, that store a choice for 365 days.
 * @param cookies the current ones: forms without the kind of visitor keep it
 */
export function preferenceCookies(chosen: ChosenPreferences, cookies: string): string[] {
  const userVisitorType = chosen.visitorType ?? visitorTypeOf(cookies)
  const kept: Record<string, string> = { hasVisitedBefore: 'true', userVisitorType }
  if (chosen.language) kept.userLanguage = languageWords[chosen.language]
  if (chosen.island) kept.userIsland = islandWords[chosen.island]
  return Object.entries(kept).map(([name, value]) => `${name}=${encodeURIComponent(value)}; ${lasting}`)
}

/** The chosen kind of visitor. @param cookies the whole header */
export function visitorTypeOf(cookies: string): VisitorType {
  const known = cookie(cookies, 'userVisitorType')
  return visitorTypes.find((type) => type === known) ?? 'Visitor'
}

/** The valid choices of a preferences form; anything else is ignored. */
export function chosenIn(form: FormData): ChosenPreferences {
  const language = form.get('language')
  const island = form.get('island')
  return {
    language: isLanguage(language) ? language : undefined,
    island: isIslandChoice(island) ? island : undefined,
    visitorType: visitorTypes.find((type) => type === form.get('visitorType')),
  }
}

const isIslandChoice = (value: unknown): value is IslandChoice =>
  value === 'all' || islands.includes(value as Island)

export const languageCookie = (language: Language) =>
  `userLanguage=${encodeURIComponent(languageWords[language])}; ${lasting}`

function cookie(header: string, name: string): string | undefined {
  const raw = header
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  try {
    return raw === undefined ? undefined : decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

function keyOf<K extends string>(words: Record<K, string>, word: string | undefined): K | undefined {
  return (Object.keys(words) as K[]).find((key) => words[key] === word)
}

/** The best supported language of an Accept-Language header, by weight. */
function spoken(header: string): Language {
  const tags = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return { tag: tag.trim().slice(0, 2).toLowerCase(), weight: Number.isNaN(weight) ? 0 : weight }
    })
    .filter(({ tag, weight }) => weight > 0 && languages.some((language) => language === tag))
    .toSorted((a, b) => b.weight - a.weight)
  return languageOfTag(tags[0]?.tag ?? 'en')
}
