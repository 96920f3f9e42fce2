import { formatDate } from '../../../ground/i18n/format.ts'

const sunday = Date.UTC(2026, 10, 22)

/** From Sunday, in short. */
export const weekdayNames = (language: string): string[] =>
  Array.from({ length: 7 }, (_, at) =>
    formatDate(new Date(sunday + at * 86_400_000), language, { weekday: 'short', timeZone: 'UTC' }),
  )
