import { isUuid } from '../../../ground/db/uuid.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import type { Problems } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { findCart } from '../cart/cart.server.ts'
import { needsAddress } from '../deliveries.ts'
import { buyFields } from './buy-fields.ts'
import { type OrderProblem, placeOrder } from './place-order.server.ts'

type Name = keyof typeof buyFields

/** What a form is answered with that was not taken. */
export type RefusedOrder = {
  readonly typed: Readonly<Record<Name, string>>
  readonly problems: Problems<typeof buyFields>
  /** What was typed of other lines by their ids, and which are no numbers of pieces. */
  readonly more: Readonly<Record<number, string>>
  readonly wrongMore: readonly number[]
  readonly problem: OrderProblem | null
  readonly formKey: string
}

/** Takes a form, or says all that is wrong with it. Null: it is no form of ours. */
export async function receiveOrder(
  context: RequestContext,
  viewer: Viewer,
  { key, form }: { key: RecordKey; form: FormData },
): Promise<{ number: string } | { refused: RefusedOrder } | null> {
  const formKey = lineIn(form, 'formKey')
  if (!isUuid(formKey)) return null
  const names = Object.keys(buyFields) as Name[]
  const typed = Object.fromEntries(names.map((name) => [name, lineIn(form, name)])) as RefusedOrder['typed']
  const { values, problems } = readFields(buyFields, form, context.language)
  const { quantity, way, delivery, place, phone } = values
  const found = {
    ...problems,
    ...(needsAddress(delivery) && !place && { place: 'missing' as const }),
  }
  const cart = await findCart(context.database, viewer.id)
  const pieces = cart.map(({ id }) => ({ id, text: lineIn(form, `more-${id}`) || '0' }))
  const more = Object.fromEntries(pieces.map(({ id, text }) => [id, text]))
  const wrongMore = pieces.filter(({ text }) => !/^\d{1,3}$/.test(text)).map(({ id }) => id)
  const refused = { typed, problems: found, more, wrongMore, problem: null, formKey }
  if (
    Object.keys(found).length > 0 ||
    wrongMore.length > 0 ||
    quantity === null ||
    way === '' ||
    delivery === ''
  )
    return { refused }
  const order = {
    key,
    buyer: viewer,
    formKey,
    quantity,
    more: pieces.map(({ id, text }) => ({ id, quantity: Number(text) })).filter((line) => line.quantity > 0),
    shownCents: Number(lineIn(form, 'shownCents')),
    way,
    delivery,
    place,
    phone,
  }
  const done = await placeOrder(context.database, order, context)
  return done.ok ? { number: done.number } : { refused: { ...refused, problem: done.problem } }
}
