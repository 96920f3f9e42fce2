import { type FormEvent, type ReactElement, type ReactNode, cloneElement, useId } from 'react'
import { FieldError } from './field-error.tsx'
import { LengthNote, TooLong } from './length-note.tsx'
import { useCorrection } from './use-correction.ts'
import { useLength } from './use-length.ts'

type Control = {
  className?: string
  maxLength?: number
  value?: unknown
  defaultValue?: unknown
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

const boxes = {
  line: 'bg-surface inset-ring inset-ring-line-strong',
  soft: 'bg-surface-2',
  error: 'bg-surface inset-ring-2 inset-ring-danger',
}

/**
 * A label inside the box of its one control (input, select or textarea), an error and a hint below it. The error goes
 * when the control is corrected. A text longer than the control's `maxLength` is never cut: the field says so.
 * @param error what is wrong and what to do; marks the control as invalid
 */
export function Field({
  label,
  error,
  hint,
  tone = 'line',
  children,
}: {
  label: ReactNode
  error?: ReactNode
  hint?: ReactNode
  tone?: 'line' | 'soft'
  children: ReactElement<Control>
}) {
  const id = useId()
  const correction = useCorrection(error)
  const { box, length, longest, isTooLong, isNear, ...typing } = useLength(children.props)
  const wrong = isTooLong ? <TooLong longest={longest} /> : correction.error
  const hasNotes = Boolean(wrong || hint || isNear)
  const control = cloneElement(children, {
    className: `block w-full min-h-7 [&:is(select)]:-ml-1 bg-transparent font-medium outline-none disabled:text-text-faint ${children.props.className ?? ''}`,
    maxLength: undefined,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': hasNotes ? id : undefined,
  })
  const onInput = (event: FormEvent) => {
    correction.onInput(event)
    typing.onInput(event)
  }
  return (
    <div ref={box} className="min-w-0" onInput={onInput}>
      <label
        className={`block rounded-md px-4 pt-2 pb-1.5 focus-within:inset-ring-2 focus-within:inset-ring-focus has-disabled:bg-surface-2 has-disabled:inset-ring-0 ${boxes[wrong ? 'error' : tone]}`}
      >
        <span className="block text-xs leading-tight font-semibold text-text-muted">{label}</span>
        {control}
      </label>
      {hasNotes && (
        <div id={id} className="mt-1.5 text-sm text-text-muted">
          {wrong && <FieldError>{wrong}</FieldError>}
          {isNear && <LengthNote length={length} longest={longest} />}
          {hint}
        </div>
      )}
    </div>
  )
}
