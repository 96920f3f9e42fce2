import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { unlistedMeta, siteOf } from '../../../directory/page-meta.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { isDay } from '../../../ground/forms/day.ts'
import { reloadAfterRefusal } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Button, buttonClass, iconButtonClass } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { receivedPath } from '../addresses.ts'
import type { Route } from './+types/calendar-page.ts'
import { calendarPath, calendarQuery } from './calendar-query.ts'
import { DayAgenda } from './day-agenda.tsx'
import { findDay } from './find-day.server.ts'
import { dayOf, findMonth } from './find-month.server.ts'
import { findOwnBookables } from './find-own-bookables.server.ts'
import { addMonths, monthOf, monthText } from '../days/month.ts'
import { MonthGrid } from './month-grid.tsx'
import { receiveChange } from './receive-change.server.ts'

export const handle = { query: calendarQuery }

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const { database, now } = context
  const query = calendarQuery.parse(url)
  const asked = isDay(query.day) ? query.day : ''
  const month = query.month || monthOf(asked || localDate(now))
  const day = dayOf(month, asked, now)
  const all = await findOwnBookables(context, viewer)
  const bookables = query.of ? all.filter(({ id }) => id === query.of) : all
  const [days, found] = await Promise.all([
    findMonth(database, bookables, month),
    findDay(database, bookables, { day, language: context.language }),
  ])
  return {
    site: siteOf(context, url),
    month,
    day,
    of: query.of,
    days,
    found,
    bookables: all.map(({ id, title }) => ({ id, title })),
    /** In a storm only owners notify everyone. */
    isColleague: all.length > 0 && !all.some(({ isOwn }) => isOwn),
  }
}

/** Keeps something free, gives it back, moves or calls off a session; then the day is shown again. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const day = isDay(typed('day')) ? typed('day') : ''
  const bookables = await findOwnBookables(context, viewer)
  const done = await receiveChange(context, { viewer, bookables, day, typed })
  const { of, month } = calendarQuery.parse(args.url)
  if (done.ok && !done.hasConflict) return redirect(calendarQuery.address(calendarPath, { day, of, month }))
  const names = ['until', 'from', 'quantity', 'note', 'date', 'time', 'formKey'] as const
  const sent = Object.fromEntries(names.map((name) => [name, typed(name)]))
  const problem = done.ok ? null : done.problem
  return data({ problem, key: typed('key'), op: typed('op'), sent }, { status: done.ok ? 200 : 422 })
}

export const shouldRevalidate = reloadAfterRefusal

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Booking calendar`,
    description: msg`Requests and bookings from your guests`,
    address: calendarPath,
  })

/** The owner's bookings of a month, and of one day. */
export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  const { month, day, of, days, found, bookables, isColleague } = loaderData
  const inMonth = (count: number) =>
    calendarQuery.address(calendarPath, { month: addMonths(month, count), of })
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-180 gap-5">
        <BackLink to={receivedPath}>
          <Trans>Bookings you received</Trans>
        </BackLink>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">
            <Trans>Booking calendar</Trans>
          </h1>
          {!isColleague && (
            <Link to="/bookings/storm" className={buttonClass({ tone: 'line' })}>
              <Trans>A storm is coming</Trans>
            </Link>
          )}
        </div>
        {isColleague && (
          <p className="text-sm text-text-muted">
            <Trans>In a storm, only the owner can notify everyone with a booking.</Trans>
          </p>
        )}
        {bookables.length > 1 && (
          <Form action={calendarPath} className="flex items-center gap-3">
            <input type="hidden" name="month" value={month} />
            <div className="min-w-0 grow">
              <Field label={<Trans>What can be booked</Trans>}>
                <select name="of" defaultValue={of || ''}>
                  <option value="">{t`All`}</option>
                  {bookables.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </select>
              </Field>
            </div>
            <Button type="submit" tone="line">
              <Trans>Show</Trans>
            </Button>
          </Form>
        )}
        {bookables.length === 0 && (
          <p className="text-text-muted">
            <Trans>Your listings don’t take bookings yet. To start, open Bookings on one of them.</Trans>
          </p>
        )}
        <section>
          <div className="mb-2 flex items-center justify-between gap-3">
            <Link
              to={inMonth(-1)}
              preventScrollReset
              aria-label={t`Previous month`}
              className={iconButtonClass}
            >
              <Icon name="chevron-left" />
            </Link>
            <h2 className="text-xl">{monthText(month, i18n.locale)}</h2>
            <Link to={inMonth(1)} preventScrollReset aria-label={t`Next month`} className={iconButtonClass}>
              <Icon name="chevron-right" />
            </Link>
          </div>
          <MonthGrid month={month} chosen={day} of={of} days={days} />
        </section>
        <DayAgenda key={day} day={day} found={found} refused={actionData} />
      </div>
    </main>
  )
}
