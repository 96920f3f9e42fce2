import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 30,
  nouns: ['Taxi', 'Airport Shuttle', 'Car Rental', 'Jeep Rental', 'Harbor Shuttle', 'Taxi and Tours'],
  sentences: [
    'Child seats on request.',
    'We track your flight.',
    'Pay by card or cash.',
    'Fixed fares by village.',
  ],
}
