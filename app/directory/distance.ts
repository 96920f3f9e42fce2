import { formatNumber } from '../ground/i18n/format.ts'
import type { Point } from './filters.ts'

/** Kilometers between two places (haversine, on a sphere of 6,371 km). */
export function distance([lng1, lat1]: Point, [lng2, lat2]: Point): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const across = Math.cos((lat1 * Math.PI) / 180) * Math.cos((lat2 * Math.PI) / 180) * half(lng2 - lng1)
  return 12_742 * Math.asin(Math.sqrt(half(lat2 - lat1) + across))
}

/** Miles in English, as the islands' signs have them; kilometers for visitors who read another language. */
export const formatDistance = (kilometers: number, language: string) =>
  formatNumber(language === 'en' ? kilometers / 1.609344 : kilometers, language, {
    style: 'unit',
    unit: language === 'en' ? 'mile' : 'kilometer',
    maximumFractionDigits: 1,
  })
