import { Trans } from '@lingui/react/macro'
import type { ChangeEventHandler, ReactNode } from 'react'
import { Field } from './field.tsx'

/** One of some values by which a list is narrowed, or all. @param all what is sent where none is chosen */
export const ChoiceField = ({
  label,
  name,
  options,
  chosen,
  all = '',
  onChange,
}: {
  label: ReactNode
  name: string
  options: readonly { readonly value: string; readonly label: string }[]
  chosen: string | null
  all?: string
  onChange?: ChangeEventHandler<HTMLSelectElement>
}) => (
  <Field label={label}>
    <select name={name} defaultValue={chosen ?? all} onChange={onChange}>
      <option value={all}>
        <Trans>All</Trans>
      </option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </Field>
)
