import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { formatInterval } from '../../directory/attributes/hours.ts'
import { dayMinutes, type Interval } from '../../directory/hours/hours.ts'
import { attributesOf } from '../../ground/forms/fields.ts'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Disclosure } from '../../ground/ui/disclosure.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { hoursTexts } from './problem-texts.ts'
import { dayFields, type RefusedHours } from './special-hours-form.ts'

type Day = { readonly date: string; readonly spans: readonly Interval[] }

/** The days that differ from the usual week, and a form for another one. */
export function SpecialDays({
  days,
  today,
  refused,
}: {
  days: readonly Day[]
  today: string
  refused: RefusedHours | undefined
}) {
  const { t, i18n } = useLingui()
  const { form } = useSentForm(refused)
  const time = (name: 'from' | 'until' | 'from2' | 'until2', label: string) => (
    <Field label={label}>
      <input type="time" name={name} defaultValue={refused?.typed[name]} />
    </Field>
  )
  return (
    <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">
        <Trans>Special days</Trans>
      </h2>
      {days.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {days.map((day) => (
            <SpecialDay key={day.date} {...day} />
          ))}
        </ul>
      )}
      <Form {...form} className="grid gap-4">
        <input type="hidden" name="op" value="day" />
        <Field label={<Trans>Day</Trans>} error={refused && i18n._(hoursTexts[refused.problem])}>
          <input
            {...attributesOf(dayFields.date)}
            name="date"
            min={today}
            defaultValue={refused?.typed.date}
          />
        </Field>
        <p className="text-sm text-text-muted">
          <Trans>Leave the times blank if you are closed.</Trans>
        </p>
        <div className="grid grid-cols-2 gap-2">
          {time('from', t`Open from`)}
          {time('until', t`Open until`)}
        </div>
        <Disclosure
          title={<Trans>We close during the day</Trans>}
          isOpen={Boolean(refused?.typed.from2 || refused?.typed.until2)}
        >
          <div className="grid grid-cols-2 gap-2">
            {time('from2', t`Again from`)}
            {time('until2', t`Again until`)}
          </div>
        </Disclosure>
        <Button type="submit" tone="brand" className="justify-self-start">
          <Trans>Save this day</Trans>
        </Button>
      </Form>
    </section>
  )
}

function SpecialDay({ date, spans }: Day) {
  const { t, i18n } = useLingui()
  const day = dayName(date, i18n.locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span>
        <b className="block">{day}</b>
        <DayText spans={spans} />
      </span>
      <Form method="post">
        <input type="hidden" name="op" value="remove" />
        <input type="hidden" name="date" value={date} />
        <Button type="submit" tone="line" size="sm" aria-label={t`Remove ${day}`}>
          <Trans>Remove</Trans>
        </Button>
      </Form>
    </li>
  )
}

const dayName = (date: string, language: string) =>
  formatDate(new Date(date), language, { dateStyle: 'full', timeZone: 'UTC' })

function DayText({ spans }: { spans: readonly Interval[] }) {
  const { i18n } = useLingui()
  if (spans.length === 0) return <Trans context="day">Closed</Trans>
  return spans.map(([from, until]) => (
    <span key={from} className="block text-text-muted">
      {until - from === dayMinutes ? (
        <Trans>Open 24 hours</Trans>
      ) : (
        formatInterval([from, until], i18n.locale)
      )}
    </span>
  ))
}
