import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What someone wants with a question. */
export const questionKinds = ['recommendation', 'question', 'advice', 'meetup'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const questionKindTexts: Readonly<Record<QuestionKind, MessageDescriptor>> = {
  recommendation: msg`Recommendation`,
  question: msg`Question`,
  advice: msg`Advice`,
  meetup: msg`Meetup`,
}
