import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { languageTags } from '../../ground/i18n/languages.ts'
import { Field } from '../../ground/ui/field.tsx'
import { type Control, fileOf, type FormField, removalOf } from './field.ts'

type FieldView = { field: FormField; value: string; problem: string | undefined; isFixed: boolean }

/** One field of an item, with what is written in it and what is wrong with that. */
export function ContentField({ field, value, problem, isFixed }: FieldView) {
  const { t } = useLingui()
  const { name, control, language, required, hint } = field
  const lang = language ? languageTags[language] : undefined
  const label = required ? field.label : t`${field.label} (optional)`
  const common = { name, defaultValue: value, lang, readOnly: isFixed || undefined }
  switch (control.type) {
    case 'check':
      return (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name={name} defaultChecked={value === 'on'} className="size-5" />
          {field.label}
        </label>
      )
    case 'some':
      return <Some name={name} value={value} control={control} label={label} />
    case 'picture':
      return <PictureField name={name} value={value} label={label} problem={problem} />
    case 'text':
      return (
        <Field label={label} hint={hint} error={problem}>
          <textarea {...common} rows={3} className="field-sizing-content min-h-32 resize-none" />
        </Field>
      )
    case 'choice':
      return (
        <>
          {isFixed && <input type="hidden" name={name} value={value} />}
          <Field label={label} hint={hint} error={problem}>
            <select name={name} defaultValue={value} disabled={isFixed}>
              {control.none !== undefined && <option value="">{control.none}</option>}
              {control.options.map((option) => (
                <option key={option.value} value={option.value} lang={option.lang}>
                  {option.label}
                </option>
              ))}
            </select>
          </Field>
        </>
      )
    case 'day':
      return (
        <Field label={label} hint={hint} error={problem}>
          <input {...common} type="date" />
        </Field>
      )
    case 'number':
      return (
        <Field label={label} hint={hint} error={problem}>
          <input {...common} inputMode={control.decimals ? 'decimal' : 'numeric'} autoComplete="off" />
        </Field>
      )
    case 'slug':
      return (
        <Field label={label} hint={hint} error={problem}>
          <input {...common} autoCapitalize="none" autoComplete="off" spellCheck={false} />
        </Field>
      )
    case 'line':
      return (
        <Field label={label} hint={hint} error={problem}>
          <input {...common} type={control.input ?? 'text'} autoComplete="off" />
        </Field>
      )
  }
}

/** A value that is not among the options can still be chosen. */
function Some({
  name,
  value,
  control,
  label,
}: {
  name: string
  value: string
  control: Extract<Control, { type: 'some' }>
  label: ReactNode
}) {
  const chosen = value.split(' ').filter(Boolean)
  const others = chosen.filter((one) => !control.options.some((option) => option.value === one))
  const options = [...control.options, ...others.map((other) => ({ value: other, label: other }))]
  return (
    <fieldset className="min-w-0">
      <legend className="text-xs font-semibold text-text-muted">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="size-5"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The picture that there is, a file to take its place, and the way to have none. */
const PictureField = ({
  name,
  value,
  label,
  problem,
}: {
  name: string
  value: string
  label: ReactNode
  problem: string | undefined
}) => (
  <div className="grid gap-3">
    <input type="hidden" name={name} value={value} />
    {value && <img src={value} alt="" className="max-h-32 max-w-full justify-self-start rounded-md" />}
    <Field label={label} error={problem} hint={<Trans>Up to 10 MB.</Trans>}>
      <input type="file" name={fileOf(name)} accept="image/*" />
    </Field>
    {value && (
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name={removalOf(name)} className="size-5" />
        <Trans>No photo</Trans>
      </label>
    )}
  </div>
)
