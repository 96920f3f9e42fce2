import { formatNumber } from '../../ground/i18n/format.ts'
import { atLeastFacet, type ChipOfStep } from '../../directory/attributes/at-least.ts'
import type { Attribute, CommonOptions } from '../../directory/attributes/attribute.ts'

/** So many, or `4+`: that many or more, as its owner said it. */
export type Rooms = number | `${number}+`

const most = 999

/** How many rooms there are, filtered by how many there are at least. */
export function rooms<const Required extends boolean = false>({
  label,
  required,
  atLeast,
  chip,
}: CommonOptions<Required> & { readonly atLeast: readonly number[]; readonly chip: ChipOfStep }): Attribute<
  'rooms',
  Rooms,
  Required
> {
  const facet = atLeastFacet(atLeast, chip)
  return {
    type: 'rooms',
    label,
    required: (required ?? false) as Required,
    ownWords: false,
    facet: { ...facet, valuesOf: (value) => facet.valuesOf(Number.parseFloat(String(value))) },
    decode: (stored) => (isRooms(stored) ? stored : null),
    format: (value, i18n) =>
      typeof value === 'number'
        ? formatNumber(value, i18n.locale)
        : `${formatNumber(Number.parseFloat(value), i18n.locale)}+`,
    words: (value) => [String(value)],
    api: import.meta.env.SSR ? { schema } : undefined,
  }
}

const isRooms = (stored: unknown): stored is Rooms =>
  typeof stored === 'number'
    ? stored >= 0 && stored <= most
    : typeof stored === 'string' && /^\d{1,3}(\.5)?\+$/.test(stored)

const schema = () => ({
  anyOf: [
    { type: 'number', minimum: 0, maximum: most },
    { type: 'string', pattern: String.raw`^\d+(\.5)?\+$`, description: '`4+`: that many or more.' },
  ],
})
