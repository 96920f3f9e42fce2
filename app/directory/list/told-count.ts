import { formatNumber } from '../../ground/i18n/format.ts'

const mostTold = 1000

/** A text with the number of results in it, which above 1,000 gets a plus. */
export function toldCount(total: number, language: string, textOf: (count: number) => string): string {
  if (total <= mostTold) return textOf(total)
  const most = formatNumber(mostTold, language)
  return textOf(mostTold).replace(most, `${most}+`)
}
