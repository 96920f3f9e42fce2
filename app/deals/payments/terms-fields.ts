import { money, required } from '../../ground/forms/fields.ts'

const price = required(money({ from: 0, to: 100_000 }))

/** What a seller asks for bringing it. */
export const termsFields = { deliverPrice: price, sendPrice: price }
