import { type SampleBookables, sampleStay, sampleVisits } from '../../deals/bookings/for-areas.server.ts'

const wholeHouse = sampleStay('Whole House', 1, {
  cents: 15_000,
  weekendCents: 17_500,
  guests: 4,
  minNights: 2,
  fees: [{ name: 'Cleaning', cents: 4_000, per: 'booking' }],
  offers: [{ name: 'Stay seven nights, pay six', gives: { stay: 7, pay: 6 } }],
})

/** Nights of the beach house, viewings of the others but the land on Rota, whose owner is reached by phone. */
export const propertyBookables: SampleBookables = {
  kind: 'property',
  byRef: {
    ...Object.fromEntries(['1', '2', '3', '4'].map((ref) => [ref, [sampleVisits()]])),
    '6': [wholeHouse],
  },
}
