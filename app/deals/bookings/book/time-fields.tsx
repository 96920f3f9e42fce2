import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { Field } from '../../../ground/ui/field.tsx'
import { FieldError } from '../../../ground/ui/field-error.tsx'
import { formatDate, formatDay } from '../../../ground/i18n/format.ts'
import type { fieldOf } from '../places/wish.ts'
import type { Choices } from './choices.server.ts'
import type { BookQuery } from './wish-of.ts'

type Props<C> = {
  readonly choices: C
  readonly typed: BookQuery
  readonly errorAt: (...fields: readonly ReturnType<typeof fieldOf>[]) => string | undefined
}

/** What is chosen of what is free, as each kind asks for it. */
export function TimeFields({ choices, ...props }: Props<Choices>) {
  if (choices.kind === 'stay') return <Nights {...props} />
  return choices.kind === 'visit' ? (
    <Slots choices={choices} {...props} />
  ) : (
    <Places choices={choices} {...props} />
  )
}

function Nights({ typed, errorAt }: Omit<Props<never>, 'choices'>) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Check-in`} error={errorAt('from', 'when')}>
        <input type="date" name="from" defaultValue={typed.from} />
      </Field>
      <Field label={t`Check-out`} error={errorAt('until')}>
        <input type="date" name="until" defaultValue={typed.until} />
      </Field>
    </div>
  )
}

function Places({
  choices: { places },
  typed,
  errorAt,
}: Props<Extract<Choices, { kind: 'session' | 'seat' }>>) {
  const { i18n, t } = useLingui()
  if (places.length === 0) return <NoTimes error={errorAt('from', 'until', 'when')} />
  return (
    <Field label={t`Time (ChST)`} error={errorAt('from', 'until', 'when')}>
      <select name="place" defaultValue={typed.place}>
        <ByDay
          times={places}
          renderOption={({ id, startsAt, left }) => (
            <option key={id} value={id}>
              {timeText(startsAt, i18n.locale)} ·{' '}
              {left > 0 ? t`${plural(left, { one: '# left', other: '# left' })}` : t`full`}
            </option>
          )}
        />
      </select>
    </Field>
  )
}

/** Short enough for a phone, whose list shows one line. */
const timeText = (at: Date, language: string) =>
  formatDate(at, language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

/** Options under the days on which they are. */
function ByDay<T extends { readonly startsAt: Date }>({
  times,
  renderOption,
}: {
  times: readonly T[]
  renderOption: (time: T) => ReactNode
}) {
  const { i18n } = useLingui()
  const days = [...Map.groupBy(times, ({ startsAt }) => localDate(startsAt))]
  if (days.length === times.length) return times.map(renderOption)
  return days.map(([day, ofDay]) => (
    <optgroup key={day} label={dayText(day, i18n.locale)}>
      {ofDay.map(renderOption)}
    </optgroup>
  ))
}

const NoTimes = ({ error }: { error: string | undefined }) => (
  <>
    {error && <FieldError>{error}</FieldError>}
    <p>
      <Trans>There is nothing to book right now. Check back later.</Trans>
    </p>
  </>
)

function Slots({ choices: { slots, most }, typed, errorAt }: Props<Extract<Choices, { kind: 'visit' }>>) {
  const { i18n, t } = useLingui()
  if (slots.length === 0) return <NoTimes error={errorAt('from', 'until', 'when')} />
  return Array.from({ length: most }, (_, at) => (
    <Field
      key={at}
      label={at === 0 ? t`Time (ChST)` : t`Another time that works (ChST, optional)`}
      error={at === 0 ? errorAt('from', 'until', 'when') : undefined}
    >
      <select name="time" defaultValue={typed.time[at] ?? ''}>
        <option value="">{t`Choose a time`}</option>
        <ByDay
          times={slots.map((startsAt) => ({ startsAt }))}
          renderOption={({ startsAt }) => (
            <option key={startsAt.toISOString()} value={startsAt.toISOString()}>
              {timeText(startsAt, i18n.locale)}
            </option>
          )}
        />
      </select>
    </Field>
  ))
}

export const dayText = (day: string, language: string) => formatDay(day, language, { dateStyle: 'medium' })
