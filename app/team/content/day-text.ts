import { formatDate } from '../../ground/i18n/format.ts'

/** A day on the islands, given as `2026-01-31`. */
export const dayText = (day: string, language: string): string =>
  formatDate(new Date(`${day}T00:00+10:00`), language, { dateStyle: 'medium' })
