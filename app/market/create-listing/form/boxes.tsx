import { useId } from 'react'
import { FieldError } from '../../../ground/ui/field-error.tsx'
import type { Choice } from './form-field.ts'

/** A group of several controls under one label. */
export function Boxes({
  label,
  error,
  onInput,
  children,
}: {
  label: string
  error?: string | undefined
  onInput?: React.FormEventHandler
  children: React.ReactNode
}) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error && id} onInput={onInput}>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {children}
      {error && (
        <div className="mt-1.5">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

export const Checks = ({
  name,
  options,
  chosen = [],
  error,
}: {
  name: string
  options: readonly Choice[]
  chosen?: readonly string[] | undefined
  error?: string | undefined
}) => (
  <div className="flex flex-wrap gap-x-6">
    {options.map(({ value, label }, at) => (
      <Check
        key={value}
        name={name}
        value={value}
        label={label}
        defaultChecked={chosen.includes(value)}
        aria-invalid={at === 0 && error ? true : undefined}
      />
    ))}
  </div>
)

export function Check({ label, ...rest }: { label: string } & React.ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input type="checkbox" className="size-5" {...rest} />
      {label}
    </label>
  )
}
