import { formatDate } from '../i18n/format.ts'
import { type Language, languageOfTag } from '../i18n/languages.ts'

/** Only the worker says this, which has no catalogue: it speaks when nothing can be loaded. */
const notices: Record<Language, (time: string) => string> = {
  en: (time) => `No connection. You see a copy of this page from ${time} (ChST).`,
  ko: (time) => `연결되지 않았습니다. ${time}(ChST)에 저장된 페이지를 보고 계십니다.`,
  ja: (time) => `接続できません。${time}（ChST）に保存したページを表示しています。`,
  zh: (time) => `无法连接网络。您看到的是此页面 ${time}（ChST）的副本。`,
}

/** The language that a page is written in. */
export const languageIn = (html: string): Language =>
  languageOfTag(/<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? 'en')

/**
 * The page with a line that says it is a copy, and of when. The line is the first element of the body: React passes over
 * one that it did not write.
 * @param keptAt epoch milliseconds
 */
export function markCopy(html: string, keptAt: number): string {
  const language = languageIn(html)
  const time = formatDate(new Date(keptAt), language, { dateStyle: 'medium', timeStyle: 'short' })
  return html.replace(
    /<body\b[^>]*>/,
    (body) => `${body}<p class="old-page" role="status" data-copy>${notices[language](time)}</p>`,
  )
}
