import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { callStorm, countStorm } from '../../deals/bookings/moves/called-off.server.ts'
import { stormProblem, stormSpan } from '../../deals/bookings/storm/storm-days.ts'
import { StormForm } from '../../deals/bookings/storm/storm-form.tsx'
import { stormWordsIn } from '../../deals/bookings/storm/storm-words.ts'
import { islandOptions } from '../../directory/islands.ts'
import { record } from '../../ground/audit/record.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { Field } from '../../ground/ui/field.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { adminOf } from '../desk/admin-only.ts'
import type { Route } from './+types/storm-page.ts'
import { bookingsAudited } from './audited.server.ts'
import { bookingsPath, islandStormQuery, stormPath } from './desk-query.ts'

export const handle = { query: islandStormQuery }

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  const { database, now } = context
  const { told, island, ...days } = islandStormQuery.parse(url)
  const isAsked = Boolean(days.from || days.until)
  const problem = isAsked ? stormProblem(days, now) : null
  const isComplete = isAsked && !problem && island !== null
  return {
    days,
    island,
    problem,
    told: told ? Number(told) || 0 : null,
    count: isComplete ? await countStorm(database, { island }, stormSpan(days), now) : null,
  }
}

/** The second press, with island and days in the address. */
export async function action(args: Route.ActionArgs) {
  const { context, form } = await readOwnForm(args)
  const { id: adminId } = adminOf(context, args.url)
  const { database, now } = context
  const { told: _, island, ...days } = islandStormQuery.parse(args.url)
  const { words, wordsProblem } = stormWordsIn(form)
  if (!island || stormProblem(days, now)) throw data(null, { status: 400 })
  if (wordsProblem) return data({ wordsProblem, words }, { status: 422 })
  const told = await database.transaction(async (tx) => {
    const actor = { side: 'staff', id: adminId } as const
    const { told: count, new: isNew } = await callStorm(
      tx,
      { island },
      { ...stormSpan(days), actor, now, words },
    )
    if (isNew > 0)
      await record(tx, bookingsAudited, {
        actorId: adminId,
        action: 'storm',
        subject: { kind: 'island', id: island },
        changes: {
          from: [null, days.from],
          until: [null, days.until],
          told: [null, String(count)],
          reason: [null, words],
        },
      })
    return count
  })
  return redirect(islandStormQuery.address(stormPath, { told: String(told) }))
}

/** For admins: tells everyone who is booked on an island on some days. */
export default function StormPage({ loaderData: { island, ...loaded }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <title>{t`A storm is coming`}</title>
      <meta name="robots" content="noindex" />
      <div className="grid max-w-160 gap-5">
        <Link to={bookingsPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>All bookings</Trans>
        </Link>
        <h1 className="text-3xl">
          <Trans>A storm is coming</Trans>
        </h1>
        <StormForm
          {...loaded}
          wordsProblem={actionData?.wordsProblem ?? null}
          sentWords={actionData?.words ?? ''}
          more={
            <Field label={t`Island`}>
              <select name="island" defaultValue={island ?? 'saipan'}>
                {islandOptions.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {i18n._(label)}
                  </option>
                ))}
              </select>
            </Field>
          }
        />
      </div>
    </main>
  )
}
