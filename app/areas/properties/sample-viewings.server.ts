import { type SampleBookables, sampleVisits } from '../../deals/bookings/for-areas.server.ts'

/** All but the land on Rota, whose owner is reached by phone. */
export const sampleViewings: SampleBookables = {
  kind: 'property',
  byRef: Object.fromEntries(['1', '2', '3', '4'].map((ref) => [ref, [sampleVisits()]])),
}
