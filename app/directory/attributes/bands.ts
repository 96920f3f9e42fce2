import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Facet, Label, Option } from './attribute.ts'

/** Ranges between edges, lower edge inclusive, upper exclusive, open at both ends. */
export type Bands = {
  readonly edges: readonly number[]
  readonly words: BandWords
  /** The last edge belongs to the range below it: "100 - 200" has 200, and "over 200" has not. */
  readonly lastInclusive?: boolean
  /** Of prices: a price for another period is in none of them. */
  readonly per?: string
}

type BandWords = {
  first: (edge: string) => MessageDescriptor
  between: (low: string, high: string) => MessageDescriptor
  last: (edge: string) => MessageDescriptor
  /** The displayed upper edge: the edge itself, or the last whole number below it. */
  upper: (edge: number) => number
  /** Which end of the range is offered first. */
  from: 'lowest' | 'highest'
}

const amounts: BandWords = {
  first: (edge) => msg`Under ${edge}`,
  between: (low, high) => msg`${low} - ${high}`,
  last: (edge) => msg`Over ${edge}`,
  upper: (edge) => edge,
  from: 'lowest',
}
const years: BandWords = {
  first: (edge) => msg`Before ${edge}`,
  between: (low, high) => msg`${low} - ${high}`,
  last: (edge) => msg({ message: `${edge}+`, context: 'year' }),
  upper: (edge) => edge - 1,
  from: 'highest',
}

export const bands = (...edges: readonly number[]): Bands => ({ edges, words: amounts })
export const bandsToLast = (...edges: readonly number[]): Bands => ({
  ...bands(...edges),
  lastInclusive: true,
})
export const yearBands = (...edges: readonly number[]): Bands => ({ edges, words: years })

/** One band at a time. A band's value in an address is `10000-20000`, `-10000` or `50000-`. */
export function bandFacet(bands: Bands, format: (edge: number, i18n: I18n) => string): Facet<number> {
  return {
    many: false,
    options: bandOptions(bands, format),
    open: false,
    valuesOf: (value) => [bandOf(bands, value)],
  }
}

function bandOptions(
  { edges, words }: Bands,
  format: (edge: number, i18n: I18n) => string,
): readonly Option[] {
  const options = Array.from({ length: edges.length + 1 }, (_, index) => {
    const low = edges[index - 1]
    const high = edges[index]
    const label: Label = (i18n) => {
      if (low === undefined) return i18n._(words.first(format(high!, i18n)))
      if (high === undefined) return i18n._(words.last(format(low, i18n)))
      return i18n._(words.between(format(low, i18n), format(words.upper(high), i18n)))
    }
    return { value: bandValue(low, high), label }
  })
  return words.from === 'lowest' ? options : options.toReversed()
}

function bandOf({ edges, lastInclusive }: Bands, value: number): string {
  const isAbove = (edge: number, at: number) =>
    lastInclusive && at === edges.length - 1 ? value > edge : value >= edge
  const above = edges.filter(isAbove).length
  return bandValue(edges[above - 1], edges[above])
}

const bandValue = (low: number | undefined, high: number | undefined) => `${low ?? ''}-${high ?? ''}`
