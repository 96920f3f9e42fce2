import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { isDay } from '../../../ground/forms/day.ts'
import { FieldError } from '../../../ground/ui/field-error.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { useCorrection } from '../../../ground/ui/use-correction.ts'
import { dayText } from '../campaign-labels.ts'
import { Calendar } from './calendar.tsx'

/**
 * A day, chosen in a calendar. Without script it is the browser's own field.
 * @param value like `2026-11-20`, or empty
 * @param first the first day that can be chosen
 */
export function DateField({
  name,
  label,
  value,
  first,
  today,
  error: given,
  onChange,
}: {
  name: string
  label: ReactNode
  value: string
  first: string
  today: string
  error: string | undefined
  onChange: (day: string) => void
}) {
  const { i18n } = useLingui()
  const { error, correct } = useCorrection(given)
  const choose = (day: string) => {
    correct()
    onChange(day)
  }
  const [open, setOpen] = useState(false)
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  return (
    <div className="min-w-0">
      <div
        className={`relative min-h-[3.5rem] rounded-md px-4 pt-2 pb-1.5 bg-surface ${error ? 'inset-ring-2 inset-ring-danger' : 'inset-ring inset-ring-line-strong'}`}
      >
        <span id={id} className="block text-xs leading-tight font-semibold text-text-muted">
          {label}
        </span>
        <button
          type="button"
          aria-labelledby={`${id} ${id}-day`}
          aria-describedby={error && `${id}-error`}
          data-invalid={error ? '' : undefined}
          aria-haspopup="dialog"
          aria-expanded={open}
          popoverTarget={`${id}-calendar`}
          className="absolute inset-0 flex size-full items-end gap-2 rounded-md px-4 pb-2 font-medium noscript:hidden"
        >
          <Icon name="calendar" className="size-5" />
          <span id={`${id}-day`}>
            {isDay(value) ? dayText(value, i18n.locale) : <Trans>Pick a date</Trans>}
          </span>
        </button>
        <input
          type="date"
          name={name}
          value={value}
          min={first}
          aria-labelledby={id}
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
          className="hidden min-h-7 w-full bg-transparent font-medium noscript:block"
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div
        ref={popover}
        id={`${id}-calendar`}
        popover="auto"
        role="dialog"
        aria-labelledby={id}
        className="calendar"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Calendar
            value={value}
            first={first}
            today={today}
            onChoose={(day) => {
              choose(day)
              popover.current!.hidePopover()
            }}
          />
        )}
      </div>
    </div>
  )
}
