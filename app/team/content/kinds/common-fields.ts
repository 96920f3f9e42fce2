import { msg } from '@lingui/core/macro'
import type { ItemValues } from '../field.ts'
import type { ItemField } from '../kind.ts'

export const slug: ItemField = {
  label: msg`Name in the address`,
  hint: msg`It can’t be changed later, because links depend on it.`,
  required: true,
  fixed: true,
  control: { type: 'slug' },
}

export const hidden: ItemField = {
  label: msg`Hidden from visitors`,
  control: { type: 'check' },
}

export const hiddenAt = (written: ItemValues, now: Date): Date | null => (written.hidden ? now : null)
