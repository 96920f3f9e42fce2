import { msg } from '@lingui/core/macro'
import type { Facet, Option } from './attribute.ts'

/** One step at a time: a value of 3 is found under 1+, 2+ and 3+. */
export const atLeastFacet = (steps: readonly number[]): Facet<number> => ({
  many: false,
  options: atLeastOptions(steps),
  open: false,
  valuesOf: (value) => steps.filter((step) => value >= step).map(String),
})

const atLeastOptions = (steps: readonly number[]): readonly Option[] =>
  steps.map((step) => ({
    value: String(step),
    label: (i18n) => i18n._(msg({ message: `${step}+`, context: 'at least so many' })),
  }))
