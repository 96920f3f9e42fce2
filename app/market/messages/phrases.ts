import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Frequent phrases by their stored keys: each reader sees them in their own language. */
const askers = {
  available: msg`Is this still available?`,
  negotiable: msg`Is the price negotiable?`,
  lowest: msg`What is your lowest price?`,
  condition: msg`What condition is it in?`,
  pictures: msg`Could you send more photos?`,
  'see-today': msg`Can I see it today?`,
  'see-weekend': msg`Can I see it this weekend?`,
  hold: msg`Could you hold it for me?`,
  deliver: msg`Can you deliver it?`,
  hours: msg`When are you open?`,
  free: msg`Do you have a free date?`,
  take: msg`I would like to take it.`,
} as const satisfies Record<string, MessageDescriptor>

const owners = {
  'still-there': msg`Yes, it is still available.`,
  gone: msg`Sorry, it is no longer available.`,
  firm: msg`The price is firm.`,
  offers: msg`You can make me an offer.`,
  soon: msg`I will answer later today.`,
  cash: msg`Cash only, please.`,
} as const satisfies Record<string, MessageDescriptor>

const both = {
  meet: msg`Where and when can we meet?`,
  tomorrow: msg`Tomorrow works for me.`,
  call: msg`Please call me.`,
  way: msg`I am on my way.`,
  late: msg`I will be a little late.`,
  yes: msg`Yes, that works.`,
  no: msg`No, thank you.`,
  thanks: msg`Thank you!`,
} as const satisfies Record<string, MessageDescriptor>

const phrases: Readonly<Record<string, MessageDescriptor>> = { ...askers, ...owners, ...both }

/** The keys of the phrases to choose from, first those that one says in this place. */
export const phrasesFor = (owns: boolean): string[] => Object.keys({ ...(owns ? owners : askers), ...both })

export const isPhrase = (key: string): boolean => Object.hasOwn(phrases, key)

/** Undefined of a phrase that is no longer one. */
export const phraseText = (key: string): MessageDescriptor | undefined => phrases[key]
