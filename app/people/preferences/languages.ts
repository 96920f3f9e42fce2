import type { Language } from '../../ground/i18n/languages.ts'

/** Each language's own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  ko: '한국어',
  ja: '日本語',
  zh: '简体中文',
}
