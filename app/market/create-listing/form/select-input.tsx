import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Input } from './form-field.ts'

/** One of several options. With a preset it follows another field until somebody chooses for themselves. */
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
  useEffect(() => {
    const own = select.current
    if (!own || !preset) return undefined
    const other = own.form?.elements.namedItem(preset.under)
    if (!(other instanceof HTMLSelectElement)) return undefined
    let before = preset.values[other.value] ?? ''
    const follow = () => {
      const next = preset.values[other.value] ?? ''
      if (own.value === '' || own.value === before) own.value = next
      before = next
    }
    other.addEventListener('change', follow)
    return () => other.removeEventListener('change', follow)
  }, [preset])
  return (
    <select ref={select} name={name} required={required} defaultValue={value} {...aria}>
      {!settled && <option value="">{required ? t`Please choose` : t`Not specified`}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
