import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { flag } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { Note } from '../../../people/settings/note.tsx'
import { viewerOf } from '../../../people/users/viewer.ts'
import { findBookables } from '../bookables/bookable.server.ts'
import { bookingsAddress, receivedPath } from '../addresses.ts'
import type { Kind } from '../bookables/kinds.ts'
import type { Route } from './+types/setup-page.ts'
import { BookableCard } from './bookable-card.tsx'
import { kindTexts } from '../bookables/kind-texts.ts'
import { findOwnListing } from './own-listing.server.ts'
import { summaryOf } from './summary.ts'

const setupQuery = defineQuery({ saved: flag() })
export const handle = { query: setupQuery }

const several: ReadonlySet<Kind> = new Set(['stay', 'session'])

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const listing = await findOwnListing(context, viewerOf(context, url), params)
  if (!listing) throw notFound()
  const bookables = await findBookables(context.database, listing.id)
  const has = new Set(bookables.map(({ kind }) => kind))
  return {
    site: siteOf(context, url),
    ...setupQuery.parse(url),
    address: bookingsAddress(params.kind, params.ref),
    title: listing.title,
    lang: listing.lang,
    href: listing.href,
    isLive: listing.isLive,
    bookables: bookables.map(summaryOf),
    kinds: listing.kinds.filter((kind) => several.has(kind) || !has.has(kind)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, title, address } = loaderData
  const i18n = i18nOf(site.language)
  const description = i18n._(msg`What people can book, and when`)
  return pageMeta({
    site,
    title: `${i18n._(msg`What can be booked`)}: ${title}`,
    description,
    address,
    indexed: false,
  })
}

/** What can be booked on a listing, for its owner. */
export default function SetupPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { saved, address, title, lang, href, isLive, bookables, kinds } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-180 gap-5">
        <BackLink to={href}>
          <span lang={lang ?? undefined}>{title}</span>
        </BackLink>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">
            <Trans>What can be booked</Trans>
          </h1>
          <Link to={receivedPath} className={buttonClass({ tone: 'line' })}>
            <Trans>Bookings you received</Trans>
          </Link>
        </div>
        {saved && (
          <Note tone="ok">
            <Trans context="form">Saved</Trans>
          </Note>
        )}
        {!isLive && (
          <p className="rounded-md bg-warn-soft px-4 py-3 text-warn">
            <Trans>This listing is not live, so it takes no bookings now.</Trans>
          </p>
        )}
        {bookables.length === 0 ? (
          <p className="text-text-muted">
            <Trans>Nothing can be booked here yet. For now, the button shows your contact details.</Trans>
          </p>
        ) : (
          <ul className="grid gap-3">
            {bookables.map((one) => (
              <BookableCard key={one.id} bookable={one} address={address} />
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <Link key={kind} to={`${address}/new-${kind}`} className={buttonClass({ tone: 'line' })}>
              <Icon name="plus" className="size-4.5" />
              {i18n._(kindTexts[kind].add)}
            </Link>
          ))}
        </p>
      </div>
    </main>
  )
}
