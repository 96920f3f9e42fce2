import { isLanguage, type Language } from '../i18n/languages.ts'

/** The language that an address asks for by `?lang=`, as every page may be asked; null without one. */
export function languageIn({ searchParams }: Pick<URL, 'searchParams'>): Language | null {
  const language = searchParams.get('lang')
  return isLanguage(language) ? language : null
}

export function withoutLanguage(address: URL): URL {
  const other = new URL(address)
  other.searchParams.delete('lang')
  return other
}
