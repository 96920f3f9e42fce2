import type { I18n } from '@lingui/core'
import { formatNumber } from '../../i18n/format.ts'
import type { Attribute, Common } from './attribute.ts'
import { type Bands, bandFacet } from './bands.ts'

type Numeric<Required extends boolean> = Common<Required> & {
  readonly min?: number
  readonly max?: number
  readonly bands?: Bands
  readonly style?: NumberStyle
}
/** `year` has no separators; the others are units of Intl.NumberFormat. */
type NumberStyle = 'year' | 'mile'

export function number<const Required extends boolean = false>({
  label,
  required,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  bands,
  style,
}: Numeric<Required>): Attribute<'number', number, Required> {
  const format = (value: number, i18n: I18n) => formatNumber(value, i18n.locale, styleOptions(style))
  return {
    type: 'number',
    label,
    required: (required ?? false) as Required,
    ownWords: false,
    facet: bands && bandFacet(bands, format),
    decode: (stored) => (typeof stored === 'number' && stored >= min && stored <= max ? stored : null),
    format,
    words: (value) => [String(value)],
  }
}

function styleOptions(style: NumberStyle | undefined): Intl.NumberFormatOptions {
  if (style === 'year') return { useGrouping: false }
  return style ? { style: 'unit', unit: style, unitDisplay: 'short' } : {}
}
