import './words.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { labelOf } from '../../directory/attributes/attribute.ts'
import type { Typed } from './draft.ts'
import { areaOf } from '../../directory/known-areas.ts'

/** A word of the wizard's second step, and what it says already in the form of the last. */
export type Category = { readonly value: string; readonly label: string; readonly typed: Typed }

type Stated = readonly (readonly [value: string, label: MessageDescriptor, typed?: Record<string, string>])[]

const stated: Readonly<Record<string, Stated>> = {
  property: [
    [
      'house',
      msg({ message: 'House', context: 'property' }),
      { 'a.kind': 'house', 'a.propertyType': 'residential' },
    ],
    ['apartment', msg`Apartment`, { 'a.kind': 'apartment', 'a.propertyType': 'residential' }],
    ['land', msg({ message: 'Land', context: 'property' }), { 'a.kind': 'land', 'a.propertyType': 'land' }],
    [
      'commercial',
      msg({ message: 'Commercial', context: 'property' }),
      { 'a.kind': 'commercial', 'a.propertyType': 'commercial' },
    ],
  ],
  business: [
    ['restaurant', msg`Restaurant`, { 'a.category': 'restaurants' }],
    ['retail', msg`Retail`, { 'a.category': 'shopping-and-stores' }],
    ['service', msg`Service`, { 'a.category': 'other' }],
    ['professional', msg`Professional`, { 'a.category': 'professional-services' }],
  ],
  event: [
    ['concert', msg`Concert`, { 'a.category': 'music' }],
    ['festival', msg`Festival`, { 'a.category': 'community' }],
    ['conference', msg`Conference`, { 'a.category': 'business' }],
    ['community', msg`Community`, { 'a.category': 'community' }],
  ],
  question: [
    ['recommendation', msg`Recommendation`],
    ['question', msg`Question`],
    ['advice', msg`Advice`],
    ['meetup', msg`Meetup`],
  ],
  tour: [['tour', msg`Virtual Tour`]],
}

/** The categories of a kind: those stated for it, else its area's own. */
export function categoriesOf(kind: string, i18n: I18n): readonly Category[] {
  const words = stated[kind]
  if (words)
    return words.map(([value, label, typed = {}]) => ({
      value,
      label: i18n._(label),
      typed: Object.fromEntries(Object.entries(typed).map(([name, word]) => [name, [word]])),
    }))
  const attributes = areaOf(kind)?.attributes ?? {}
  const key = 'category' in attributes ? 'category' : 'service'
  const options = attributes[key]?.facet?.options ?? ownOptions(kind)
  return options.map(({ value, label }) => ({
    value,
    label: labelOf(label, i18n),
    typed: { [`a.${key}`]: [value] },
  }))
}

/** Of an attribute that nothing is filtered by. */
const ownOptions = (kind: string) => {
  const attribute = areaOf(kind)?.attributes.category
  const { enum: values = [] } = (attribute?.api?.schema() ?? {}) as { enum?: string[] }
  return values.map((value) => ({ value, label: (i18n: I18n) => attribute!.format(value, i18n) }))
}
