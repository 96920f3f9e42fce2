import { type Language, isLanguage, languageOfTag, languages } from '../i18n/languages.ts'
import { type Island, type IslandChoice, islands } from '../directory/islands.ts'

/** Cookie names and values are the product's published words: other programs read them. */
const languageWords = { en: 'English', ko: 'Korean', ja: 'Japanese', zh: 'Chinese' } as const
const islandWords = { all: 'All Islands', saipan: 'Saipan', tinian: 'Tinian', rota: 'Rota' } as const
const visitorTypes = ['Visitor', 'Resident', 'Business owner']
const lasting = `Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`

export type Preferences = { language: Language; island: IslandChoice }

/**
 * The visitor's preferences: `?lang=` wins, then the cookie, then Accept-Language, then English; an unknown word is the default.
 * @param headers of the request
 * @param asked the value of `?lang=`
 */
export function preferencesOf(headers: Headers, asked?: string | null): Preferences {
  const cookies = headers.get('cookie') ?? ''
  return {
    language:
      (isLanguage(asked) ? asked : undefined) ??
      keyOf(languageWords, cookie(cookies, 'userLanguage')) ??
      spoken(headers.get('accept-language') ?? ''),
    island: keyOf(islandWords, cookie(cookies, 'userIsland')) ?? 'all',
  }
}

/**
 * The Set-Cookie values, or `document.cookie` assignments, that keep a choice for 365 days.
 * @param cookies what was kept until now: the kind of visitor is kept on, and chosen elsewhere
 */
export function preferenceCookies(
  chosen: { language?: Language; island?: IslandChoice },
  cookies: string,
): string[] {
  const known = cookie(cookies, 'userVisitorType')
  const userVisitorType = visitorTypes.find((type) => type === known) ?? 'Visitor'
  const kept: Record<string, string> = { hasVisitedBefore: 'true', userVisitorType }
  if (chosen.language) kept.userLanguage = languageWords[chosen.language]
  if (chosen.island) kept.userIsland = islandWords[chosen.island]
  return Object.entries(kept).map(([name, value]) => `${name}=${encodeURIComponent(value)}; ${lasting}`)
}

/** What a sent preferences form chose; anything that is no choice of ours is left out. */
export function chosenIn(form: FormData): { language?: Language; island?: IslandChoice } {
  const language = form.get('language')
  const island = form.get('island')
  return {
    language: isLanguage(language) ? language : undefined,
    island: isIslandChoice(island) ? island : undefined,
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
