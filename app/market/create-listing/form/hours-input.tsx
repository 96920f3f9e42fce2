import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ground/ui/icon.tsx'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import { useDayNames } from './use-day-names.ts'

/** Opening hours of a week, up to two per day; `a.hours.0.from` is Monday's first. See `attribute-inputs.server.ts`. */
export function HoursInput({ name, typed, isWrong }: { name: string; typed: FormTexts; isWrong: boolean }) {
  const { t } = useLingui()
  const days = useDayNames()
  const exceptions = typedIn(typed, `${name}.exceptions`)
  const hasBreaks = days.some((_, day) => typedIn(typed, `${name}.${day}.from2`))
  const span = (day: number, label: string, second: '' | '2' = '') => (
    <div key={day} className="grid grid-cols-2 gap-2">
      <Clock
        name={`${name}.${day}.from${second}`}
        label={t`${label}, from`}
        typed={typed}
        aria-invalid={(isWrong && day === 0 && !second) || undefined}
      />
      <Clock name={`${name}.${day}.until${second}`} label={t`${label}, until`} typed={typed} />
    </div>
  )
  return (
    <div className="grid gap-3">
      <p className="text-sm text-text-muted">
        <Trans>Leave a day blank if you are closed. 12:00 AM to 12:00 AM means all day.</Trans>
      </p>
      <div className="grid gap-2">{days.map((label, day) => span(day, label))}</div>
      <details open={hasBreaks}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
          <Trans>We close during the day</Trans>
          <Icon name="chevron-down" />
        </summary>
        <div className="grid gap-2">{days.map((label, day) => span(day, t`${label}, again`, '2'))}</div>
      </details>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name={`${name}.holidays`}
          value="closed"
          defaultChecked={typedIn(typed, `${name}.holidays`) === 'closed'}
          className="size-5"
        />
        <Trans>Closed on legal holidays</Trans>
      </label>
      {exceptions && <input type="hidden" name={`${name}.exceptions`} value={exceptions} />}
    </div>
  )
}

const Clock = ({
  name,
  label,
  typed,
  ...rest
}: {
  name: string
  label: string
  typed: FormTexts
  'aria-invalid'?: true | undefined
}) => (
  <label className="block rounded-md bg-surface px-4 pt-2 pb-1.5 inset-ring inset-ring-line-strong focus-within:inset-ring-2 focus-within:inset-ring-focus">
    <span className="block text-xs leading-tight font-semibold text-text-muted">{label}</span>
    <input
      type="time"
      name={name}
      defaultValue={typedIn(typed, name)}
      {...rest}
      className="block w-full min-h-7 bg-transparent font-medium outline-none"
    />
  </label>
)
