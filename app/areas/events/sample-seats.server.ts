import { type SampleBookables, sampleSeats } from '../../deals/bookings/for-areas.server.ts'

/** Of the six to come. */
export const seatSamples: SampleBookables = {
  kind: 'event',
  byRef: {
    '7': [sampleSeats(200)],
    '8': [sampleSeats(60)],
    '9': [sampleSeats(24, 15)],
    '10': [sampleSeats(400)],
    '11': [sampleSeats(120, 45)],
    '12': [sampleSeats(20)],
  },
  full: '12',
}
