import { day, fraction, line, required } from '../../../ground/forms/fields.ts'

/** A tax that is added. Its islands and what it is due on are ticked. */
export const taxFields = {
  name: required(line(80)),
  percent: required(fraction({ from: 0.01, to: 50 })),
  from: required(day),
}
