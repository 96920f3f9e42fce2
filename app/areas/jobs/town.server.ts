import type { TownPart } from '../../market/samples/area-samples.server.ts'
import { jobs } from './area.ts'

export const town: TownPart<typeof jobs.attributes> = {
  count: 70,
  sentences: [
    'Transport from Garapan can be arranged.',
    'We train people who are new to the work.',
    'Shifts are posted two weeks ahead.',
    'Meals are included on working days.',
    'U.S. workers and CW-1 transfers may apply.',
  ],
  vary: ({ title, priceCents }, dice) => ({
    title: title + dice.pick(['', ', Weekends', ', Evenings', ', Mornings', ', Busy Season']),
    priceCents,
  }),
}
