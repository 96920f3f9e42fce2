import type { I18n } from '@lingui/core'
import { phraseText } from './phrases.ts'

/** What a message says. */
export type MessageContent = {
  readonly text: string
  readonly phrase: string | null
  readonly hasPicture: boolean
}

/** A message in words, as the staff reads it: a ready-made phrase in the reader's language, before the text. */
export function wordsOf({ text, phrase, hasPicture }: MessageContent, i18n: I18n): string {
  const said = phrase === null ? undefined : phraseText(phrase)
  return [said && i18n._(said), text, hasPicture && '[picture]'].filter(Boolean).join(' ')
}
