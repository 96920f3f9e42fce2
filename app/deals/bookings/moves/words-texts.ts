import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WordsProblem } from './words.server.ts'

/** The field itself says how long a text may be. */
export const wordsTexts: Readonly<Record<Exclude<WordsProblem, 'long'>, MessageDescriptor>> = {
  missing: msg`Write your message.`,
  blocked: msg`The owner doesn’t take messages from you.`,
  often: msg`You have written many messages about this booking. Try again in an hour.`,
}
