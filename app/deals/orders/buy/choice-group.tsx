import { useId } from 'react'
import { FieldError } from '../../../ground/ui/field-error.tsx'

/** One of a few, each a line. */
export function ChoiceGroup({
  name,
  title,
  options,
  chosen,
  error,
  onChoose,
}: {
  name: string
  title: string
  options: readonly { readonly value: string; readonly label: string }[]
  chosen: string | undefined
  error: string | undefined
  onChoose?: (value: string) => void
}) {
  const id = useId()
  return (
    <fieldset data-invalid={error ? '' : undefined} tabIndex={-1} aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-semibold">{title}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            onChange={() => onChoose?.(value)}
            className="size-5"
          />
          {label}
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
