import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { closureReasons } from '../../directory/hours/closure.ts'
import { nextHolidays } from '../../directory/hours/holidays.ts'
import type { Hours } from '../../directory/hours/hours.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { lineIn } from '../../ground/forms/typed.ts'
import { addDays, localDate } from '../../ground/i18n/local-time.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { BackLink } from '../../ground/ui/back-link.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Route } from './+types/special-hours-page.ts'
import { specialHoursAddress } from './addresses.ts'
import { changeHours, close, findHours, withDay, withoutDay } from './change-hours.server.ts'
import { ClosureForm } from './closure-form.tsx'
import { HolidayForm } from './holiday-form.tsx'
import { dayProblem, readDay } from './read-special-hours.server.ts'
import { mostDays, type RefusedHours } from './special-hours-form.ts'
import { SpecialDays } from './special-days.tsx'

const holidaysShown = 4

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const area = areaOf(params.kind)
  const found = area?.attributes.hours && (await findHours(context.database, viewerOf(context, url), params))
  if (!area || !found) throw notFound()
  const { title, hours, closedUntil, closedWhy } = found
  const today = localDate(context.now)
  const days = Object.entries(hours?.exceptions ?? {}).filter(([date]) => date >= today)
  return {
    title,
    siteName: context.siteName,
    href: `${area.path}/${encodeURIComponent(params.ref)}`,
    edit: `/user-listings/${params.kind}/${encodeURIComponent(params.ref)}/edit`,
    today,
    suggested: addDays(today, 2),
    closure: closedUntil !== null && today <= closedUntil ? { until: closedUntil, why: closedWhy } : null,
    hasWeek: hours !== null,
    days: days.map(([date, spans]) => ({ date, spans })),
    closedOnHolidays: hours?.closedOnHolidays ?? false,
    holidays: nextHolidays(today, holidaysShown),
  }
}

/** Each form has an `op`. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const { params: key } = args
  const { database, now } = context
  if (!areaOf(key.kind)?.attributes.hours) throw notFound()
  const today = localDate(now)
  const refuse = (refused: RefusedHours) => data(refused, { status: 422 })
  const answer = (isDone: boolean) => {
    if (!isDone) throw notFound()
    return redirect(specialHoursAddress(key.kind, key.ref))
  }
  switch (lineIn(form, 'op')) {
    case 'close': {
      const until = lineIn(form, 'until')
      const why = closureReasons.find((one) => one === lineIn(form, 'why'))
      const problem = dayProblem(until, today)
      if (problem) return refuse({ form: 'closure', problem, typed: { until } })
      return answer(why !== undefined && (await close(database, viewer, key, { until, why })))
    }
    case 'open':
      return answer(await close(database, viewer, key, null))
    case 'day': {
      const read = readDay(form, today)
      if (!read.ok) return refuse({ form: 'day', problem: read.problem, typed: read.typed })
      const { date, spans } = read
      const found = await findHours(database, viewer, key)
      const days = Object.keys(found?.hours?.exceptions ?? {}).filter((one) => one >= today && one !== date)
      if (days.length >= mostDays)
        return refuse({ form: 'day', problem: 'many', typed: Object.fromEntries(textsOf(form)) })
      return answer(
        await changeHours(database, viewer, key, { now, change: (hours) => withDay(hours, date, spans) }),
      )
    }
    case 'remove': {
      const date = lineIn(form, 'date')
      return answer(
        await changeHours(database, viewer, key, { now, change: (hours) => withoutDay(hours, date) }),
      )
    }
    case 'holidays': {
      const closedOnHolidays = form.has('closed')
      const change = (hours: Hours): Hours => ({ ...hours, closedOnHolidays })
      return answer(await changeHours(database, viewer, key, { now, change }))
    }
    default:
      throw notFound()
  }
}

const textsOf = (form: FormData) =>
  [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')

/** For those who manage a listing: when it is closed, or open at other times than usual. */
export default function SpecialHoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, siteName, href, edit, today, suggested, closure, hasWeek, days } = loaderData
  const refusedOf = (form: RefusedHours['form']) => (actionData?.form === form ? actionData : undefined)
  return (
    <main id="main" className="wrap py-section">
      <title>{`${t`Special hours`} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={href}>{title}</BackLink>
        <h1 className="text-3xl">
          <Trans>Special hours</Trans>
        </h1>
        <ClosureForm closure={closure} today={today} suggested={suggested} refused={refusedOf('closure')} />
        {hasWeek ? (
          <>
            <SpecialDays days={days} today={today} refused={refusedOf('day')} />
            <HolidayForm isClosed={loaderData.closedOnHolidays} holidays={loaderData.holidays} />
          </>
        ) : (
          <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md">
            <p>
              <Trans>Enter the usual opening hours first, then you can add special days.</Trans>
            </p>
            <Link to={edit} className={`${buttonClass({ tone: 'line' })} justify-self-start`}>
              <Trans>Edit the listing</Trans>
            </Link>
          </section>
        )}
      </div>
    </main>
  )
}
