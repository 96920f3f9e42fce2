import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate, formatNumber } from '../../ground/i18n/format.ts'
import { decisionPath } from '../approval/decision-path.ts'
import { Picture } from '../../ground/ui/picture.tsx'
import { stateNames } from './change-labels.ts'
import { roleNames } from '../colleagues/role-texts.ts'
import { FiguresCell } from './figures-cell.tsx'
import { mostCounted, type OwnListing } from './own-listing.ts'
import { RowActions } from './row-actions.tsx'

/** A press anywhere on it opens what people write about it; the actions have their own place. */
export function ListingRow({ listing }: { listing: OwnListing }) {
  const { i18n } = useLingui()
  const { kind, ref, title, lang, picture, state, createdAt, expiresAt, conversations, unread, role } =
    listing
  const date = (moment: Date) => formatDate(moment, i18n.locale, { dateStyle: 'medium' })
  return (
    <tr>
      <th scope="row">
        <span className="picture">
          <Picture src={picture} alt="" ratio="4/3" />
        </span>
        <span className="min-w-0">
          <Link
            to={listing.mayAnswer ? `/messages/${kind}/${encodeURIComponent(ref)}` : listing.href}
            lang={lang ?? undefined}
            className="title"
          >
            {title}
          </Link>
          <span className="state" data-state={state}>
            {i18n._(stateNames[state])}
          </span>
          {role && (
            <span className="block text-sm font-normal text-text-muted">
              <Trans>Your role: {i18n._(roleNames[role])}</Trans>
            </span>
          )}
          {state === 'live' && expiresAt && (
            <>
              {' '}
              <span className="text-sm font-normal whitespace-nowrap text-text-muted">
                <Trans>Until {date(expiresAt)}</Trans>
              </span>
            </>
          )}
          <DecisionNote listing={listing} />
        </span>
      </th>
      <td>{listing.directory}</td>
      <td className="whitespace-nowrap tabular-nums">
        <time dateTime={createdAt.toISOString()}>{date(createdAt)}</time>
      </td>
      <td className="tabular-nums">
        <span className="whitespace-nowrap">
          {conversations > mostCounted ? (
            <Trans>More than {formatNumber(mostCounted, i18n.locale)} conversations</Trans>
          ) : (
            <Plural value={conversations} one="# conversation" other="# conversations" />
          )}
        </span>
        {unread > 0 && (
          <>
            {' · '}
            <b className="unread">
              <Trans>{unread} unread</Trans>
            </b>
          </>
        )}
      </td>
      <FiguresCell figures={listing.figures} />
      <RowActions listing={listing} />
    </tr>
  )
}

/** What the staff decided, or has still to decide. */
function DecisionNote({ listing: { state, decision, changesInReview, title } }: { listing: OwnListing }) {
  if (changesInReview)
    return (
      <span className="block text-sm font-normal text-text-muted">
        <Trans>Your changes are in review</Trans>
      </span>
    )
  if (decision === null) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm font-normal">
      {/* What is on show was approved: it is a later change that was not. */}
      {state === 'live' && <Trans>One of your changes was not approved.</Trans>}
      <Link to={decisionPath(decision)} className="decision">
        <Trans>Reason and appeal</Trans> <span className="sr-only">{title}</span>
      </Link>
    </span>
  )
}
