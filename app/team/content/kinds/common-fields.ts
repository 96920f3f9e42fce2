import { msg } from '@lingui/core/macro'
import type { Written } from '../field.ts'
import type { Field } from '../kind.ts'

export const slug: Field = {
  label: msg`Name in the address`,
  hint: msg`Links hold on to it, so it stays as it is.`,
  required: true,
  fixed: true,
  control: { type: 'slug' },
}

export const hidden: Field = {
  label: msg`Hidden from visitors`,
  control: { type: 'check' },
}

export const hiddenAt = (written: Written, now: Date): Date | null => (written.hidden ? now : null)
