import type { I18n } from '@lingui/core'
import type { Attribute } from '../../../directory/attributes/attribute.ts'
import type { AreaForm, Screen } from '../area-form.ts'
import type { Choice } from './form-field.ts'

/**
 * The numbers that a screen offers for an attribute. The current value is always included, so that it isn't changed by
 * an untouched field.
 */
export function countOptions(
  offered: NonNullable<AreaForm['counts']>[string],
  attribute: Attribute,
  { screen, typed, i18n }: { screen: Screen; typed: string; i18n: I18n },
): Choice[] {
  const options = offered[screen].map((count) => ({
    value: String(count),
    label: count === 0 ? attribute.format(0, i18n) : String(count),
  }))
  const isOffered = !typed || options.some(({ value }) => value === typed)
  return isOffered ? options : [...options, { value: typed, label: typed }]
}
