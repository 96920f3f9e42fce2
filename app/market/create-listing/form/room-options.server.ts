import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Choice } from './form-field.ts'

/** The wizard's last step, or the form of all there is to say. */
export type Screen = 'wizard' | 'full'

const offered: Readonly<Record<string, Readonly<Record<Screen, readonly (number | `${number}+`)[]>>>> = {
  bedrooms: { wizard: [1, 2, 3, '4+'], full: [0, 1, 2, 3, 4, '5+'] },
  bathrooms: { wizard: [1, 2, 3, '4+'], full: [1, 1.5, 2, 2.5, 3, '3+'] },
}

/**
 * The bedrooms or bathrooms that a screen offers, null for other facts. What is typed already is among them, so that a
 * choice that nobody touches is never another.
 */
export function roomOptions(key: string, screen: Screen, typed: string, i18n: I18n): Choice[] | null {
  const counts = offered[key]?.[screen]
  if (!counts) return null
  const options = counts.map((count) => ({
    value: String(count),
    label: count === 0 ? i18n._(msg`Studio`) : String(count),
  }))
  const isOffered = !typed || options.some(({ value }) => value === typed)
  return isOffered ? options : [...options, { value: typed, label: typed }]
}
