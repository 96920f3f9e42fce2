import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Input } from './form-field.ts'
import { useFollowed } from './use-followed.ts'

/** One of several options. With a preset it follows another field until a user chooses for themselves. */
export function SelectInput({
  name,
  required,
  value,
  input: { options, settled, preset },
  ...aria
}: {
  name: string
  required: boolean
  value: string
  input: Extract<Input, { control: 'one' }>
}) {
  const { t } = useLingui()
  const select = useRef<HTMLSelectElement>(null)
  const presetOf = (value: string) => preset?.values[value] ?? ''
  useFollowed(select, preset?.under, (value, before) => {
    const own = select.current!
    if (own.value === '' || own.value === presetOf(before)) own.value = presetOf(value)
  })
  return (
    <select ref={select} name={name} required={required} defaultValue={value} {...aria}>
      {!settled && <option value="">{required ? t`Please choose` : t`Not specified`}</option>}
      {options
        .filter((option) => !option.kept || option.value === value)
        .map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
    </select>
  )
}
