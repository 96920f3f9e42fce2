import { isUuid } from '../../../ground/db/uuid.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import type { Problems } from '../../../ground/forms/fields.ts'
import { phoneIn, readFields } from '../../../ground/forms/read-fields.server.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { needsAddress } from '../deliveries.ts'
import { buyFields } from './buy-fields.ts'
import { type OrderProblem, placeOrder } from './place-order.server.ts'

type Name = keyof typeof buyFields

/** What a form is answered with that was not taken. */
export type RefusedOrder = {
  readonly typed: Readonly<Record<Name, string>>
  readonly problems: Problems<typeof buyFields>
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
  const { values, problems } = readFields(buyFields, form)
  const { quantity, way, delivery, place, phone } = values
  const found = {
    ...problems,
    ...(needsAddress(delivery) && !place && { place: 'missing' as const }),
  }
  const refused = { typed, problems: found, problem: null, formKey }
  if (Object.keys(found).length > 0 || quantity === null || way === '' || delivery === '') return { refused }
  const order = {
    key,
    buyer: viewer,
    formKey,
    quantity,
    shownCents: Number(lineIn(form, 'shownCents')),
    way,
    delivery,
    place,
    phone: phoneIn(phone) ?? phone,
  }
  const done = await placeOrder(context.database, order, context)
  return done.ok ? { number: done.number } : { refused: { ...refused, problem: done.problem } }
}
