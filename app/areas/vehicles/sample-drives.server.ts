import { type SampleBookables, sampleVisits } from '../../deals/bookings/for-areas.server.ts'

/** All but the last, whose seller is reached by phone. */
export const sampleDrives: SampleBookables = {
  kind: 'vehicle',
  byRef: Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((ref) => [ref, [sampleVisits()]])),
}
