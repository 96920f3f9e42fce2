import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RuleName } from './rules.ts'

/** The rules of `rules.ts` in words. */
export const ruleTexts: Readonly<Record<RuleName, MessageDescriptor>> = {
  flexible: msg`Cancel free of charge until 24 hours before the start.`,
  moderate: msg`Cancel free of charge until 5 days before the start, and for half of the price until 24 hours before.`,
  strict: msg`Cancel free of charge until 14 days before the start, and for half of the price until 7 days before.`,
}
