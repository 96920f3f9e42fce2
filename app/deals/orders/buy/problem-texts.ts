import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Problem } from '../../../ground/forms/fields.ts'
import { phoneText } from '../../../ground/forms/phone-text.ts'
import type { Delivery } from '../deliveries.ts'
import type { buyFields } from './buy-fields.ts'
import type { Shortage } from './find-offer.server.ts'
import type { OrderProblem } from './place-order.server.ts'

export const problemTexts: Readonly<Record<OrderProblem, MessageDescriptor>> = {
  closed: msg`This is no longer for sale here. Nothing was ordered.`,
  taken: msg`There isn’t enough left. Nothing was ordered.`,
  few: msg`There aren’t that many left. Order fewer.`,
  price: msg`The total has changed. Check it below, then order again.`,
  way: msg`The seller no longer offers this. Choose again.`,
  'too-much': msg`An order can cost up to $100,000. Order less, or write to the seller.`,
  unproven: msg`Confirm your email address first, then buy.`,
  own: msg`This is your own listing.`,
  blocked: msg`This seller doesn’t accept orders from you.`,
  many: msg`You have five orders that are not paid. Pay or cancel one first.`,
}

export const notOffered = msg`This can’t be bought on this site now. Write to the seller instead.`

export const shortageTexts: Readonly<Record<Shortage, MessageDescriptor>> = {
  held: msg`Someone else has taken it. If they don’t pay or pick it up, it can be bought again here.`,
  'sold-out': msg`This is sold out. Ask the seller when there will be more.`,
  uncounted: notOffered,
}

export const deliveryTexts: Readonly<Record<Delivery, MessageDescriptor>> = {
  'pick-up': msg`I pick it up`,
  meet: msg`We meet`,
  deliver: msg`The seller delivers it`,
  send: msg`The seller ships it to another island`,
}

const choose = msg`Choose one.`
const numberOfPieces = msg`Enter a number from 1 to 1,000.`
const place = msg`Say where, in up to 200 characters.`
const always = (text: MessageDescriptor) => ({ missing: text, tooLong: text, invalid: text })

export const fieldTexts: Readonly<
  Record<keyof typeof buyFields, Readonly<Record<Problem, MessageDescriptor>>>
> = {
  quantity: always(numberOfPieces),
  way: always(choose),
  delivery: always(choose),
  place: always(place),
  phone: always(phoneText),
}
