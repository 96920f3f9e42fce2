import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { contentOf, type MessageContent } from './message.ts'
import { phraseText } from './phrases.ts'

/** What stands for a picture in what is kept of a message. */
const picture = '[picture]'
const deletedPicture = '[deleted picture]'

/** A message in words, as the staff reads it: a ready-made phrase in the reader's language, before the text. */
export function wordsOf(message: MessageContent, i18n: I18n): string {
  if (contentOf({ ...message, isHidden: false }) === 'deleted-photo') return deletedPicture
  const { text, phrase, hasPicture } = message
  const said = phrase === null ? undefined : phraseText(phrase)
  return [said && i18n._(said), text, hasPicture && picture].filter(Boolean).join(' ')
}

/** What is kept of a message, with its picture named in the language of its reader. */
export function quoteText(quote: string, i18n: I18n): string {
  const photo = i18n._(msg`Photo`)
  if (quote === picture) return photo
  if (quote === deletedPicture) return i18n._(msg`Deleted photo`)
  return quote.endsWith(` ${picture}`) ? `${quote.slice(0, -picture.length)}[${photo}]` : quote
}
