import { formatNumber } from '../../../ground/i18n/format.ts'

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Like '12.5 MB'. */
export function sizeText(bytes: number, language: string): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const unit = units[power - 1]!
  const value = bytes / 1_000 ** power
  return formatNumber(value, language, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 })
}
