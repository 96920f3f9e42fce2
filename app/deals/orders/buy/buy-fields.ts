import { line, number, oneOf, phone, required } from '../../../ground/forms/fields.ts'
import { ways } from '../../payments/ways.ts'
import { deliveries } from '../deliveries.ts'

export const buyFields = {
  quantity: required(number({ from: 1, to: 1_000 })),
  way: required(oneOf(ways, '')),
  delivery: required(oneOf(deliveries, '')),
  place: line(200),
  phone: required(phone),
}
