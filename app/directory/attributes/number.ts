import type { I18n } from '@lingui/core'
import { formatClock, formatNumber } from '../../ground/i18n/format.ts'
import type { Attribute, CommonOptions } from './attribute.ts'
import { atLeastFacet, type ChipOfStep } from './at-least.ts'
import { type Bands, bandFacet } from './bands.ts'

type NumberOptions<Required extends boolean> = CommonOptions<Required> & {
  readonly min?: number
  readonly max?: number
  /** Filter by ranges of it, */
  readonly bands?: Bands
  /** or by how many there are at least. */
  readonly atLeast?: readonly number[]
  readonly chip?: ChipOfStep
  readonly style?: NumberStyle
}
/** `year` has no separators, `clock` is the minutes since midnight; the others are units of Intl.NumberFormat. */
type NumberStyle = 'year' | 'clock' | 'mile' | 'hour' | 'minute'

export function number<const Required extends boolean = false>({
  label,
  required,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  bands,
  atLeast,
  chip,
  style,
}: NumberOptions<Required>): Attribute<'number', number, Required> {
  const format = (value: number, i18n: I18n) =>
    style === 'clock'
      ? formatClock(value, i18n.locale)
      : formatNumber(value, i18n.locale, styleOptions(style, i18n.locale))
  return {
    type: 'number',
    label,
    required: (required ?? false) as Required,
    ownWords: false,
    facet: bands ? bandFacet(bands, format) : atLeast && atLeastFacet(atLeast, chip),
    decode: (stored) => (typeof stored === 'number' && stored >= min && stored <= max ? stored : null),
    format,
    words: (value) => [String(value)],
    api: import.meta.env.SSR
      ? { schema: () => ({ type: 'number', minimum: min, maximum: max, 'x-unit': style }) }
      : undefined,
  }
}

function styleOptions(
  style: Exclude<NumberStyle, 'clock'> | undefined,
  language: string,
): Intl.NumberFormatOptions {
  if (style === 'year') return { useGrouping: false }
  // Only English knows what "mi" is.
  const unitDisplay = style === 'mile' && language === 'en' ? 'short' : 'long'
  return style ? { style: 'unit', unit: style, unitDisplay } : {}
}
