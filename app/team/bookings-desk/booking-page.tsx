import { notFound } from '../../ground/request/not-found.ts'
import { bookingDeskAddress } from '../../deals/bookings/addresses.ts'
import { findTitle } from '../../deals/bookings/guest/own-bookings.server.ts'
import { timelineEntry } from '../../deals/bookings/guest/timeline-entry.ts'
import { bookedText } from '../../deals/bookings/booked-text.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { findBooking, findTimeline, hasObjection } from '../../deals/bookings/moves/find-booking.server.ts'
import { Timeline } from '../../deals/bookings/guest/timeline.tsx'
import { momentsText } from '../../ground/i18n/format.ts'
import { stateTexts } from '../../deals/bookings/states/state-texts.ts'
import { mayMove, states } from '../../deals/bookings/states/states.ts'
import { required, text } from '../../ground/forms/fields.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { reloadAfterRefusal } from '../../ground/request/after-refusal.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { Button } from '../../ground/ui/button.tsx'
import { findName } from '../../people/users/find-name.server.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { adminOf } from '../desk/admin-only.ts'
import { Fact } from '../desk/fact.tsx'
import { OwnCaseNote } from '../desk/own-case-note.tsx'
import { ReasonField } from '../desk/reason-field.tsx'
import { StaleNote } from '../desk/stale-note.tsx'
import { findUserPaths } from '../users/find-users.server.ts'
import type { Route } from './+types/booking-page.ts'
import { decide, isOwnBooking } from './decide.server.ts'
import { decisions, decisionTexts } from './decisions.ts'
import { bookingsPath, deskQuery } from './desk-query.ts'

const staff = { side: 'site' } as const
const fields = { reason: required(text(1_000)) }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const { database, now } = context
  const found = await findBooking(database, params.number, staff, now)
  if (!found) throw notFound()
  const { number, state, startsAt, endsAt, persons, name, ownerId, guestId, guestEmail } = found
  const [timeline, title, owner, paths, isObjected] = await Promise.all([
    findTimeline(database, found.id),
    findTitle(database, found, context.language),
    findName(database, ownerId),
    findUserPaths(database, [ownerId, guestId]),
    hasObjection(database, found.id),
  ])
  const may = decisions.filter(
    (one) => mayMove(one, found, 'staff', now) && (one === 'cancel-by-owner' || isObjected),
  )
  const isOwn = may.length > 0 && isOwnBooking(found, admin)
  return {
    booking: { number, state, startsAt, endsAt, persons, name, guestEmail },
    owner,
    /** The pages of their accounts; undefined: they have none. */
    ownerPath: paths.get(ownerId ?? ''),
    guest: paths.get(guestId ?? ''),
    listing: `${found.listingKind}/${found.listingRef}`,
    title: bookedText({ title, name: found.bookableName }, i18nOf(context.language)),
    timeline: timeline.map(timelineEntry),
    may: isOwn ? [] : may,
    isOwn,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const { number } = args.params
  const decision = decisions.find((one) => one === typed('decision'))
  const seen = states.find((one) => one === typed('seen'))
  if (!decision || !seen) throw data(null, { status: 400 })
  const { values, problems } = readFields(fields, form)
  const { reason } = values
  if (problems?.reason) return data({ problem: problems.reason, reason }, { status: 422 })
  const asked = { number, decision, admin, reason, seen, now: context.now }
  if (await decide(context.database, asked)) return redirect(bookingDeskAddress(number))
  return data({ problem: 'stale' as const, reason }, { status: 409 })
}

export const shouldRevalidate = reloadAfterRefusal

/** For admins: one booking, and what they decide about it. */
export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { booking, owner, ownerPath, guest, listing, title, timeline, may, isOwn } = loaderData
  const { number, state, startsAt, endsAt, persons, name, guestEmail } = booking
  const others = 'inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Booking ${number}`}</title>
      <meta name="robots" content="noindex" />
      <Link to={bookingsPath} className={others}>
        <Trans>All bookings</Trans>
      </Link>
      <h1 className="text-3xl wrap-anywhere">
        <Trans>Booking {number}</Trans>
      </h1>
      {actionData?.problem === 'stale' && !isOwn && (
        <StaleNote reason={actionData.reason} hasField={may.length > 0} />
      )}
      <dl className="mt-4 grid max-w-140 gap-3 rounded-xl bg-surface p-6 shadow-md sm:grid-cols-2">
        <Fact label={t`State`}>{i18n._(stateTexts[state])}</Fact>
        <Fact label={t`Listing`}>
          <Link to={deskQuery.address(bookingsPath, { q: listing })} className={others}>
            {title}
          </Link>
        </Fact>
        <Fact label={t`Time`}>{momentsText(startsAt, endsAt, i18n.locale)}</Fact>
        <Fact label={t`People`}>{persons}</Fact>
        <Fact label={t({ message: 'Guest', context: 'booking' })}>
          {guest ? (
            <Link to={guest} className={others}>
              {name}
            </Link>
          ) : (
            [name, guestEmail].filter(Boolean).join(' · ')
          )}
        </Fact>
        {owner && (
          <Fact label={t`Owner`}>
            {ownerPath ? (
              <Link to={ownerPath} className={others}>
                {owner}
              </Link>
            ) : (
              owner
            )}
          </Fact>
        )}
      </dl>
      {isOwn && <OwnCaseNote reason={actionData?.reason} />}
      {may.length > 0 && (
        <Form method="post" noValidate className="my-6 grid max-w-140 gap-3">
          <input type="hidden" name="seen" value={state} />
          <ReasonField
            label={<Trans>Why</Trans>}
            hint={<Trans>The guest and the owner can read this. It is recorded in the audit log.</Trans>}
            longest={fields.reason.max}
            refused={actionData}
          />
          <p className="flex flex-wrap gap-3">
            {may.map((decision) => (
              <Button key={decision} type="submit" tone="line" name="decision" value={decision}>
                {i18n._(decisionTexts[decision])}
              </Button>
            ))}
          </p>
        </Form>
      )}
      <Timeline moves={timeline} />
    </main>
  )
}
