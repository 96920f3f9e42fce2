export const languages = ['en', 'ko', 'ja', 'zh'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** BCP 47 tags for `lang` and `hreflang`: our Chinese is the simplified script. */
export const languageTags = { en: 'en', ko: 'ko', ja: 'ja', zh: 'zh-Hans' } as const satisfies Record<
  Language,
  string
>

export const languageOfTag = (tag: string): Language => {
  const short = tag.slice(0, 2).toLowerCase()
  return isLanguage(short) ? short : 'en'
}
