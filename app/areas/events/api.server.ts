import type { ApiPart } from '../../directory/api-part.server.ts'
import { findOccurrences } from './occurrences.server.ts'

/** When an event takes place, the past times too. */
export const eventTimes: ApiPart = {
  schema: {
    times: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          startsAt: { type: 'string', format: 'date-time' },
          endsAt: { type: 'string', format: 'date-time' },
          isCancelled: { type: 'boolean' },
        },
        required: ['startsAt', 'endsAt', 'isCancelled'],
        additionalProperties: false,
      },
    },
  },
  async find(database, id, { time }) {
    const times = await findOccurrences(database, id)
    return {
      times: times.map(({ startsAt, endsAt, cancelled }) => ({
        startsAt: time(startsAt),
        endsAt: time(endsAt),
        isCancelled: cancelled,
      })),
    }
  },
}
