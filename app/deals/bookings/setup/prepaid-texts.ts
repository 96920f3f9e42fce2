import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const prepaidPercents = ['0', '10', '20', '30', '50', '100'] as const

/** How much of the price is paid on the site, by percent. */
export const prepaidTexts: Readonly<Record<(typeof prepaidPercents)[number], MessageDescriptor>> = {
  0: msg`Nothing: all is paid at the place`,
  10: msg`A deposit of 10%`,
  20: msg`A deposit of 20%`,
  30: msg`A deposit of 30%`,
  50: msg`A deposit of half the price`,
  100: msg`All of the price`,
}
