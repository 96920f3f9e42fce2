import { line, money, required } from '../../../ground/forms/fields.ts'

export const refundFields = {
  amount: required(money({ from: 1, to: 10_000_000 })),
  reason: line(300),
}
