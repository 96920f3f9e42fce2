import { Trans } from '@lingui/react/macro'
import type { ChangeEventHandler, ReactNode } from 'react'
import { Field } from './field.tsx'

/** Filters a list by one of some values, or by none. @param all the value that is sent for none */
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
