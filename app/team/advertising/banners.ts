import type { Language } from '../../ground/i18n/languages.ts'
import type { Pictures } from './campaign.ts'

/** A running advertisement as a page carries it. */
export type Banner = {
  readonly id: number
  readonly alt: string
  readonly lang: Language
  readonly pictures: Pictures
  readonly weight: number
}

/**
 * How often an advertisement is shown: one with a day left comes up to twice as often as one with many.
 */
export const weightOf = (daysLeft: number) => 1 + 1 / Math.max(1, daysLeft)

/** One of them, by their weights. @param random from 0 to below 1 */
export function chooseBanner(banners: readonly Banner[], random: number): Banner | undefined {
  let left = random * banners.reduce((sum, { weight }) => sum + weight, 0)
  return banners.find(({ weight }) => (left -= weight) < 0)
}
