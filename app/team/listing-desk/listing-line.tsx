import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { TickBox } from '../desk/tick-box.tsx'
import { userPath } from '../users/user-query.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import type { DeskListing } from './find-listings.server.ts'
import { listingField } from './read-choice.ts'
import { stateLabels } from './state-labels.ts'

const link = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** A listing, with the ways to its page, to its owner and to what the staff decides about it. */
export function ListingLine({ listing, isTicked }: { listing: DeskListing; isTicked: boolean }) {
  const { i18n, t } = useLingui()
  const { id, directory, title, lang, href, state, createdAt, owner, moderation } = listing
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <div className="flex min-w-0 items-center">
        {state === 'deleted' ? (
          <span className="size-11 shrink-0" />
        ) : (
          <TickBox name={listingField} value={id} label={t`Select ${title}`} isTicked={isTicked} />
        )}
        <p className="min-w-0 wrap-anywhere">
          {href ? (
            <Link to={href} lang={lang ?? undefined} className={`${link} font-semibold`}>
              {title}
            </Link>
          ) : (
            <b lang={lang ?? undefined} className="inline-flex min-h-11 items-center">
              {title}
            </b>
          )}
        </p>
      </div>
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm text-text-muted max-sm:pl-11">
        <span>
          {[
            directory,
            i18n._(stateLabels[state]),
            formatDate(createdAt, i18n.locale, { dateStyle: 'medium' }),
          ].join(' · ')}
        </span>
        {owner &&
          (owner.hasPage ? (
            <Link to={userPath(owner.id)} className={`${link} wrap-anywhere`}>
              {owner.name}
            </Link>
          ) : (
            <span className="wrap-anywhere">{owner.name}</span>
          ))}
        {moderation && (
          <Link to={`/admin/moderation/${moderation.id}`} className={link}>
            {moderation.state === 'open' ? <Trans>Pending</Trans> : <Trans>Last decision</Trans>}{' '}
            <span className="sr-only">{title}</span>
          </Link>
        )}
      </p>
    </li>
  )
}
