import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { weekdayNames } from '../days/weekday-names.ts'
import type { Control, ControlProblem } from './controls.ts'
import { problemText } from './problem-text.ts'

type Props = {
  readonly control: Control
  readonly typed: readonly string[]
  readonly problem: ControlProblem | undefined
}

const inputs = {
  text: { type: 'text', maxLength: 200 },
  number: { inputMode: 'numeric', maxLength: 12 },
  hours: { inputMode: 'decimal', maxLength: 12 },
  money: { inputMode: 'decimal', maxLength: 16 },
  day: { type: 'date' },
  clock: { type: 'time' },
} as const

/** A control with its label, what is wrong with it, and what was typed. */
export function ControlField({ control, typed, problem }: Props) {
  const { i18n } = useLingui()
  const { name, type, options = {} } = control
  if (type === 'weekdays') return <Weekdays control={control} typed={typed} problem={problem} />
  if (type === 'radios') return <Radios control={control} typed={typed} problem={problem} />
  if (type === 'yes') return <Tick control={control} typed={typed} problem={problem} />
  return (
    <Field
      label={i18n._(control.label)}
      error={problem && problemText(i18n, control, problem)}
      hint={control.hint && i18n._(control.hint)}
    >
      {type === 'choice' ? (
        <select name={name} defaultValue={typed[0]}>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {i18n._(label)}
            </option>
          ))}
        </select>
      ) : (
        <input name={name} defaultValue={typed[0]} {...inputs[type]} />
      )}
    </Field>
  )
}

function Tick({ control, typed, problem }: Props) {
  const { i18n } = useLingui()
  const { name, label, hint } = control
  return (
    <div data-invalid={problem ? '' : undefined}>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          name={name}
          defaultChecked={typed[0] === 'on'}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>
          {i18n._(label)}
          {hint && <span className="block text-sm text-text-muted">{i18n._(hint)}</span>}
        </span>
      </label>
      <Problem control={control} problem={problem} />
    </div>
  )
}

function Weekdays({ control, typed, problem }: Props) {
  const { i18n } = useLingui()
  return (
    <fieldset data-invalid={problem ? '' : undefined} className="min-w-0">
      <legend className="text-sm font-semibold text-text-muted">{i18n._(control.label)}</legend>
      <div className="flex flex-wrap gap-x-4">
        {weekdayNames(i18n.locale).map((day, at) => (
          <label key={day} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name={control.name}
              value={at}
              defaultChecked={typed.includes(String(at))}
              className="size-5"
            />
            {day}
          </label>
        ))}
      </div>
      {control.hint && <p className="text-sm text-text-muted">{i18n._(control.hint)}</p>}
      <Problem control={control} problem={problem} />
    </fieldset>
  )
}

function Radios({ control, typed, problem }: Props) {
  const { i18n } = useLingui()
  const { name, label, options = {} } = control
  return (
    <fieldset data-invalid={problem ? '' : undefined} className="min-w-0">
      <legend className="text-sm font-semibold text-text-muted">{i18n._(label)}</legend>
      {Object.entries(options).map(([value, text]) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={typed[0] === value}
            className="mt-0.5 size-5 shrink-0"
          />
          {i18n._(text)}
        </label>
      ))}
      {control.hint && <p className="text-sm text-text-muted">{i18n._(control.hint)}</p>}
      <Problem control={control} problem={problem} />
    </fieldset>
  )
}

function Problem({ control, problem }: Pick<Props, 'control' | 'problem'>) {
  const { i18n } = useLingui()
  if (!problem) return null
  return (
    <p className="flex gap-2 text-sm text-danger">
      <Icon name="circle-alert" className="mt-0.5 size-4.5" />
      {problemText(i18n, control, problem)}
    </p>
  )
}
