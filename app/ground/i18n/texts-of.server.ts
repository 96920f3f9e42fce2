import type { I18nContext } from '@lingui/react'
import { i18nOf } from './catalogue.ts'
import { type Language, languages } from './languages.ts'

const contexts = new Map<Language, I18nContext>(
  languages.map((language) => {
    const i18n = i18nOf(language)
    return [language, { i18n, _: i18n.t }]
  }),
)

/**
 * What `useLingui` returns in a language. Lingui's provider makes it for each page, behind a proxy which notices that
 * the language changes; on the server none does.
 */
export const textsOf = (language: Language) => contexts.get(language)!
