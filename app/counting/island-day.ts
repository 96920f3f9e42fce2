import { timeZone } from '../i18n/format.ts'

const format = new Intl.DateTimeFormat('sv', { timeZone })

/** The day on the islands, as `2026-11-22`. */
export const islandDay = (at: Date): string => format.format(at)
