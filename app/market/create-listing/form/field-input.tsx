import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ground/ui/field.tsx'
import { useCorrection } from '../../../ground/ui/use-correction.ts'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import { Boxes, Check, Checks } from './boxes.tsx'
import type { FormField, FormProblem } from './form-field.ts'
import { HoursInput } from './hours-input.tsx'
import { SelectInput } from './select-input.tsx'
import { TermsInput } from './terms-input.tsx'

/** One form field with its value and error. */
export function FieldInput({
  field,
  typed,
  problem,
}: {
  field: FormField
  typed: FormTexts
  problem?: FormProblem
}) {
  const { t } = useLingui()
  const { name, required, input, hint } = field
  const isAsked = required || (input.control === 'one' && input.settled)
  const label = isAsked ? field.label : t`${field.label} (optional)`
  const { error, onInput } = useCorrection(
    problem && (problem === 'missing' ? t`Please fill this in.` : field.expected),
  )
  const value = typedIn(typed, name)
  const common = { name, required, defaultValue: value }
  switch (input.control) {
    case 'line': {
      const { type, max, autoComplete = 'off', suggestions } = input
      const list = suggestions && `list-${name}`
      return (
        <Field label={label} error={error} hint={hint}>
          <input {...common} type={type} maxLength={max} autoComplete={autoComplete} list={list} />
        </Field>
      )
    }
    case 'number':
      return (
        <Field label={label} error={error} hint={hint}>
          <input {...common} inputMode="decimal" autoComplete="off" />
        </Field>
      )
    case 'text':
    case 'lines':
      return (
        <Field label={label} error={error} hint={input.control === 'lines' ? t`One per line.` : hint}>
          <textarea
            {...common}
            rows={input.control === 'lines' ? 3 : 5}
            maxLength={input.control === 'lines' ? undefined : input.max}
            className="field-sizing-content min-h-32 resize-none"
          />
        </Field>
      )
    case 'one':
      return (
        <Field label={label} error={error} hint={hint}>
          <SelectInput name={name} required={required} value={value} input={input} />
        </Field>
      )
    case 'some':
      return (
        <Boxes label={label} error={error} onInput={onInput}>
          <Checks name={name} options={input.options} chosen={typed[name]} error={error} />
        </Boxes>
      )
    case 'terms':
      return (
        <TermsInput name={name} label={label} error={error} onInput={onInput} input={input} typed={typed} />
      )
    case 'hours':
      return (
        <Boxes label={label} error={error} onInput={onInput}>
          <HoursInput name={name} typed={typed} isWrong={error !== undefined} />
        </Boxes>
      )
    case 'check':
      return <Check name={name} value="on" label={field.label} defaultChecked={value === 'on'} />
  }
}
