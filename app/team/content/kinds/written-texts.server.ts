import { msg } from '@lingui/core/macro'
import { type SQL, sql } from 'drizzle-orm'
import { type Language, languages, languageTags } from '../../../ground/i18n/languages.ts'
import { languageNames } from '../../../people/preferences/languages.ts'
import type { ItemValues } from '../field.ts'
import type { ItemField } from '../kind.ts'

type Texts<Name extends string> = Record<Name, string>
type TranslatedTexts<Name extends string> = {
  lang: Language
  translations: Partial<Record<Language, Texts<Name>>>
}

/** One of the site's languages. */
export const languageChoice: ItemField['control'] = {
  type: 'choice',
  options: languages.map((language) => ({
    value: language,
    label: languageNames[language],
    lang: languageTags[language],
  })),
}

/** For what has a language of its own, and may be translated into the others. */
export const writtenIn: ItemField = {
  label: msg`Written in`,
  hint: msg`This language needs every text. Each other language needs all of them or none. Where there are none, visitors read this one.`,
  required: true,
  control: languageChoice,
}

/** The texts of a row, which are in its columns and in `translations`, as they would be written. */
export function writtenTexts<Name extends string>(
  names: readonly Name[],
  { lang, translations, ...row }: Texts<Name> & TranslatedTexts<Name>,
): ItemValues {
  const texts: Partial<Record<Language, Texts<Name>>> = { ...translations, [lang]: row }
  return {
    lang,
    ...Object.fromEntries(
      languages.flatMap((language) =>
        names.flatMap((name) => {
          const text = texts[language]?.[name]
          return text ? [[`${name}.${language}`, text]] : []
        }),
      ),
    ),
  }
}

/** What was written, for the columns of a row and its `translations`. */
export function textsOf<Name extends string>(
  names: readonly Name[],
  written: ItemValues,
): Texts<Name> & TranslatedTexts<Name> {
  const textsIn = (language: Language) =>
    Object.fromEntries(names.map((name) => [name, written[`${name}.${language}`] ?? ''])) as Texts<Name>
  const lang = languages.find((language) => language === written.lang) ?? 'en'
  const others = languages.filter(
    (language) => language !== lang && names.some((name) => written[`${name}.${language}`]),
  )
  const translations = Object.fromEntries(others.map((language) => [language, textsIn(language)]))
  return { lang, ...textsIn(lang), translations }
}

/** For `ItemRows`: the languages of a table with such texts. */
export const languagesOf = (table: SQL): SQL =>
  sql`array(select ${table}.lang union select jsonb_object_keys(${table}.translations))`
