import { msg } from '@lingui/core/macro'
import type { Facet, Label, Option } from './attribute.ts'

/** What `2+` is called away from its group: "2+ Beds". */
export type ChipOfStep = (step: string) => Label

/** One step at a time: a value of 3 is found under 1+, 2+ and 3+. */
export const atLeastFacet = (steps: readonly number[], chip?: ChipOfStep): Facet<number> => ({
  many: false,
  options: steps.map((step) => atLeastOption(step, chip)),
  open: false,
  valuesOf: (value) => steps.filter((step) => value >= step).map(String),
})

const atLeastOption = (step: number, chip?: ChipOfStep): Option => ({
  value: String(step),
  label: (i18n) => i18n._(msg({ message: `${step}+`, context: 'at least so many' })),
  chip: chip?.(String(step)),
})
