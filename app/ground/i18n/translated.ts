import { type Language, languageTags } from './languages.ts'

type TranslatedText<Text> = {
  readonly lang: Language
  readonly text: Text
  readonly translation: Text | null
}

/** A text in the asked language, else as it was written, with the tag of the language that it is in then. */
export function shownIn<Text extends object>(
  language: Language,
  { lang, text, translation }: TranslatedText<Text>,
): Text & { lang: string | null } {
  if (lang === language) return { ...text, lang: null }
  if (translation) return { ...text, ...translation, lang: null }
  return { ...text, lang: languageTags[lang] }
}
