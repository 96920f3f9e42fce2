import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { momentText } from '../../ground/i18n/format.ts'
import { bookingDeskAddress } from '../../deals/bookings/addresses.ts'
import { bookedText } from '../../deals/bookings/booked-text.ts'
import { stateTexts } from '../../deals/bookings/states/state-texts.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { chipClass } from '../../ground/ui/chip.tsx'
import { adminOf } from '../desk/admin-only.ts'
import { PageLinks } from '../../ground/ui/page-links/page-links.tsx'
import { SearchForm } from '../desk/search-form.tsx'
import { StaffList } from '../desk/staff-list.tsx'
import type { Route } from './+types/bookings-page.ts'
import { bookingsPath, deskQuery, stormPath } from './desk-query.ts'
import { findBookings } from './find-bookings.server.ts'

export const handle = { query: deskQuery }

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = adminOf(context, url)
  const query = deskQuery.parse(url)
  return { role, query, ...(await findBookings(context, query)) }
}

/** For admins: bookings of a listing or a person. */
export default function BookingsPage({ loaderData: { role, query, bookings, next } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const here = (more: object) => deskQuery.address(bookingsPath, { ...query, after: '', ...more })
  return (
    <StaffList name={t`Bookings`} role={role}>
      <SearchForm
        key={query.q}
        path={bookingsPath}
        label={t`Number, listing or person`}
        hint={t`Such as hotel/12, an email address, or an id.`}
        q={query.q}
        longest={200}
      >
        {query.objections && <input type="hidden" name="objections" value="" />}
      </SearchForm>
      <p className="my-4 flex flex-wrap gap-3">
        <Link to={here({ objections: !query.objections })} className={chipClass({ on: query.objections })}>
          <span className="whitespace-normal">
            <Trans>Objections to no-shows</Trans>
          </span>
        </Link>
        <Link to={stormPath} className={buttonClass({ tone: 'line', size: 'sm' })}>
          <Trans>A storm is coming</Trans>
        </Link>
      </p>
      {bookings.length === 0 && (
        <p className="text-text-muted">
          <Trans>None at the moment.</Trans>
        </p>
      )}
      <ul className="grid gap-2">
        {bookings.map(({ number, title, name, guest, state, startsAt }) => (
          <li key={number}>
            <Link
              to={bookingDeskAddress(number)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md bg-surface px-4 py-2 shadow-sm hover:bg-surface-2"
            >
              <span className="min-w-0 wrap-anywhere">
                <b>{bookedText({ title, name }, i18n)}</b> · {guest}
              </span>
              <span className="text-sm text-text-muted">
                {momentText(startsAt, i18n.locale)} · {i18n._(stateTexts[state])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <PageLinks first={query.after ? here({}) : null} next={next && here({ after: next })} />
    </StaffList>
  )
}
