import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { StaffList } from '../../desk/staff-list.tsx'
import { staffOf } from '../../desk/staff-only.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import { ticketStates } from '../../../people/tickets/topics.ts'
import type { Route } from './+types/tickets-page.ts'
import { deskPath, ticketQuery } from './ticket-query.ts'
import { stateNames, ticketTopics } from './desk-labels.ts'
import { findTickets } from './find-tickets.server.ts'
import { useNews } from './use-news.ts'

export const handle = { query: ticketQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = staffOf(context, url)
  const { state, after } = ticketQuery.parse(url)
  return { role, state, after, ...(await findTickets(context.database, state, after || null)) }
}

/** For moderators and admins: what people wrote to the site. */
export default function TicketsPage({ loaderData }: Route.ComponentProps) {
  const { role, state, after, tickets, next } = loaderData
  const { t, i18n } = useLingui()
  useNews()
  return (
    <StaffList name={t`Support`} role={role}>
      <nav aria-label={t`Tickets`} className="mt-4 mb-3 flex flex-wrap gap-2">
        {ticketStates.map((one) => (
          <Link
            key={one}
            to={ticketQuery.address(deskPath, { state: one })}
            aria-current={one === state ? 'page' : undefined}
            className={buttonClass({ tone: one === state ? 'brand' : 'line' })}
          >
            {i18n._(stateNames[one])}
          </Link>
        ))}
      </nav>
      {tickets.length === 0 ? (
        <p className="text-text-muted">
          <Trans>There is nothing here.</Trans>
        </p>
      ) : (
        <ul className="rounded-xl bg-surface p-3 shadow-md">
          {tickets.map(({ reference, topic, name, text, changedAt }) => (
            <li key={reference}>
              <Link
                to={`${deskPath}/${reference}`}
                className="block min-h-11 rounded-md px-4 py-2 hover:bg-surface-2"
              >
                <span className="flex flex-wrap items-center justify-between gap-x-4">
                  <b className="min-w-0 wrap-anywhere">{name ?? <Trans>Guest</Trans>}</b>
                  <span className="text-sm text-text-muted">
                    {i18n._(ticketTopics[topic])} ·{' '}
                    {formatDate(changedAt, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })}
                  </span>
                </span>
                <span className="block truncate text-sm text-text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        first={after ? ticketQuery.address(deskPath, { state }) : null}
        next={next && ticketQuery.address(deskPath, { state, after: next })}
      />
    </StaffList>
  )
}
