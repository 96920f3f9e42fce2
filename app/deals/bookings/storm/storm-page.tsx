import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { unlistedMeta, siteOf } from '../../../directory/page-meta.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { calendarPath } from '../calendar/calendar-query.ts'
import { callStorm, countStorm } from '../moves/called-off.server.ts'
import type { Route } from './+types/storm-page.ts'
import { stormProblem, stormQuery, stormSpan } from './storm-days.ts'
import { StormForm } from './storm-form.tsx'
import { stormWordsIn } from './storm-words.ts'

const stormPath = '/bookings/storm'
export const handle = { query: stormQuery }

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id: ownerId } = viewerOf(context, url)
  const { database, now } = context
  const { told, ...days } = stormQuery.parse(url)
  const isAsked = Boolean(days.from || days.until)
  const problem = isAsked ? stormProblem(days, now) : null
  return {
    site: siteOf(context, url),
    days,
    problem,
    told: told ? Number(told) || 0 : null,
    count: isAsked && !problem ? await countStorm(database, { ownerId }, stormSpan(days), now) : null,
  }
}

/** The second press, with the days in the address. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const { database, now } = context
  const { told: _, ...days } = stormQuery.parse(args.url)
  const { words, wordsProblem } = stormWordsIn(form)
  if (stormProblem(days, now)) throw data(null, { status: 400 })
  if (wordsProblem) return data({ wordsProblem, words }, { status: 422 })
  const actor = { side: 'owner', id: viewer.id } as const
  const { told } = await callStorm(
    database,
    { ownerId: viewer.id },
    { ...stormSpan(days), actor, now, words },
  )
  return redirect(stormQuery.address(stormPath, { told: String(told) }))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`A storm is coming`,
    description: msg`Notify everyone booked on certain days`,
    address: stormPath,
  })

/** For owners: tells everyone who is booked with them on some days. */
export default function StormPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={calendarPath}>
          <Trans>Booking calendar</Trans>
        </BackLink>
        <h1 className="text-3xl">
          <Trans>A storm is coming</Trans>
        </h1>
        <StormForm
          {...loaderData}
          wordsProblem={actionData?.wordsProblem ?? null}
          sentWords={actionData?.words ?? ''}
        />
      </div>
    </main>
  )
}
