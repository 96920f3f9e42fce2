import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Ending, endings } from '../../../deals/orders/disputes/endings.ts'
import { oneOf, required, text } from '../../../ground/forms/fields.ts'
import type { AuthCode } from '../../../people/accounts/auth-codes.ts'

export const endingFields = { ending: required(oneOf(endings, '')), reason: required(text(2_000)) }

export const endingTexts: Readonly<Record<Ending, MessageDescriptor>> = {
  returned: msg`The buyer has the money back`,
  'given-up': msg`The money doesn’t come back`,
}

/** The answer to an ending that was not taken. */
export type RefusedEnding = {
  readonly of: 'ending'
  readonly typed: { readonly ending: string; readonly reason: string }
  readonly problem: 'ending' | 'missing' | 'long' | 'code' | 'stale'
  readonly code: AuthCode | undefined
}
