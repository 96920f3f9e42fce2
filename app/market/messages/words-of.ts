import type { I18n } from '@lingui/core'
import { contentOf, type MessageContent } from './message.ts'
import { phraseText } from './phrases.ts'

/** A message in words, as the staff reads it: a ready-made phrase in the reader's language, before the text. */
export function wordsOf(message: MessageContent, i18n: I18n): string {
  if (contentOf({ ...message, isHidden: false }) === 'deleted-photo') return '[deleted picture]'
  const { text, phrase, hasPicture } = message
  const said = phrase === null ? undefined : phraseText(phrase)
  return [said && i18n._(said), text, hasPicture && '[picture]'].filter(Boolean).join(' ')
}
