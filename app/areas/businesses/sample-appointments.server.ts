import { type SampleBookables, sampleSession, sampleVisits } from '../../deals/bookings/for-areas.server.ts'

const evenings = [2, 4, 5, 6].map((weekday) => ({ weekday, start: '16:30' }))

/** Of the boats, the garage and the dentists. */
export const sampleAppointments: SampleBookables = {
  kind: 'business',
  byRef: {
    '3': [sampleSession(12, { cents: 4500, minutes: 120, times: evenings, cutoffMinutes: 180 })],
    '4': [sampleVisits({ minutes: 60 })],
    '5': [sampleVisits({ mostPersons: 1, daysAhead: 60 })],
  },
}
