import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import type { Holiday } from '../../directory/hours/holidays.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { Button } from '../../ground/ui/button.tsx'
import { holidayNames } from './holiday-names.ts'

/** Whether a place is closed on legal holidays, and which come next. */
export function HolidayForm({
  isClosed,
  holidays,
}: {
  isClosed: boolean
  holidays: readonly { readonly date: string; readonly holiday: Holiday }[]
}) {
  const { i18n } = useLingui()
  return (
    <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">
        <Trans>Legal holidays</Trans>
      </h2>
      <p>
        {isClosed ? (
          <Trans>You are closed on legal holidays, unless they are special days above.</Trans>
        ) : (
          <Trans>You are open on legal holidays as on other days.</Trans>
        )}
      </p>
      <ul className="grid gap-1 text-text-muted">
        {holidays.map(({ date, holiday }) => (
          <li key={date}>
            {i18n._(holidayNames[holiday])} ·{' '}
            {formatDate(new Date(date), i18n.locale, { dateStyle: 'full', timeZone: 'UTC' })}
          </li>
        ))}
      </ul>
      <Form method="post">
        <input type="hidden" name="op" value="holidays" />
        <Button type="submit" tone="line" name={isClosed ? 'open' : 'closed'} value="on">
          {isClosed ? <Trans>Open on legal holidays</Trans> : <Trans>Close on legal holidays</Trans>}
        </Button>
      </Form>
    </section>
  )
}
