import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { ownListingsPath } from '../create-listing/addresses.ts'
import { draftAddress } from '../create-listing/draft-address.server.ts'
import { DraftDone } from '../create-listing/draft-done.tsx'
import { DraftList } from '../create-listing/draft-list.tsx'
import { draftOfListing } from '../create-listing/draft-of-listing.server.ts'
import { findDraft, findUnfinished } from '../create-listing/drafts.server.ts'
import { receiveDraftChange } from '../create-listing/receive-draft-change.server.ts'
import { sentBy } from '../create-listing/sent.ts'
import { sentText } from '../create-listing/sent-text.ts'
import { typeName } from '../create-listing/wizard-types.server.ts'
import { unlistedMeta, siteOf } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/own-listings-page.ts'
import { changeListing } from './change-listing.server.ts'
import { Done } from './done.tsx'
import { findOwnListings } from './find-own-listings.server.ts'
import { ListingTable } from './listing-table.tsx'
import { ownDirectories } from './kinds.server.ts'
import { ownListingsAddress, ownListingQuery } from './own-listing-query.ts'
import { changes } from './own-listing.ts'
import css from './own-listings.css?url'
import { SearchForm } from './search-form.tsx'
import { Steps } from './steps.tsx'

export const handle = { query: ownListingQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const i18n = i18nOf(context.language)
  const directories = ownDirectories(i18n)
  const parsed = ownListingQuery.parse(url)
  const isKnown = directories.some(({ value }) => value === parsed.type)
  const query = isKnown ? parsed : { ...parsed, type: 'all' }
  const inOrder = directories
    .toSorted((a, b) => a.label.localeCompare(b.label, context.language))
    .map(({ value }) => value)
  const found = await findOwnListings(context, viewer, query, inOrder)
  const unfinished = await findUnfinished(context, viewer.id, { after: query.drafts })
  const sent = sentBy(url)
  return {
    ...found,
    unfinished,
    sent: sent && sentText(sent, typeName(sent.kind, i18n), i18n),
    query,
    directories,
    site: siteOf(context, url),
  }
}

/** Each button sends a listing and a change. Another owner's listing is treated as missing. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const draft = await receiveDraftChange(context.database, viewer.id, typed)
  if (draft) return { draft, listing: null }
  const ref = typed('ref')
  const kind = typed('kind')
  if (typed('change') === 'copy') {
    const id = await draftOfListing(context.database, viewer, { kind, ref, as: 'copy' })
    const copy = id && (await findDraft(context.database, id, viewer.id))
    if (!copy) throw notFound()
    return redirect(draftAddress(copy))
  }
  const area = areaOf(kind)
  const change = changes.find((one) => one === typed('change'))
  if (!area || !change) throw notFound()
  const changed = await changeListing(context.database, area, {
    ref,
    person: viewer,
    change,
    now: context.now,
  })
  if (!changed) throw notFound()
  // The page reloads, so changes by the staff or in another tab appear.
  return changed.isDone
    ? { draft: null, listing: { kind: area.kind, ref, title: changed.title, change } }
    : null
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Your Listings`,
    description: msg`Your listings, how they perform, and who has contacted you`,
    address: ownListingsPath,
  })

/** A user's listings, their states and the possible changes. */
export default function OwnListingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listings, unfinished, sent, query, directories, previous, next } = loaderData
  return (
    <main id="main" className="wrap pb-section">
      <link rel="stylesheet" href={css} precedence="feature" />
      <div className="flex flex-wrap items-center justify-between gap-4 py-5">
        <h1 className="text-3xl">
          <Trans>Your Listings</Trans>
        </h1>
        <p className="flex flex-wrap gap-3">
          <Link to="/claims" className={buttonClass({ tone: 'line' })}>
            <Trans>Claims</Trans>
          </Link>
          <Link to="/create-listing" className={buttonClass({ tone: 'action' })}>
            <Icon name="plus" className="size-4.5" />
            <Trans>Create Listing</Trans>
          </Link>
        </p>
      </div>
      {/* Where there are scripts, a toast has said so. */}
      {sent && (
        <p role="status" className="mb-4 hidden font-medium noscript:block">
          {sent}
        </p>
      )}
      <SearchForm query={query} directories={directories} />
      {actionData?.listing && <Done done={actionData.listing} />}
      {actionData?.draft && <DraftDone done={actionData.draft} />}
      {(unfinished.drafts.length > 0 || query.drafts) && (
        <DraftList
          title={<Trans>Drafts</Trans>}
          drafts={unfinished.drafts}
          more={
            <p className="flex flex-wrap gap-x-6">
              {query.drafts && (
                <MoreDrafts to={ownListingsAddress({ ...query, drafts: '' })}>
                  <Trans>Newest drafts</Trans>
                </MoreDrafts>
              )}
              {unfinished.next && (
                <MoreDrafts to={ownListingsAddress({ ...query, drafts: unfinished.next })}>
                  <Trans>Older drafts</Trans>
                </MoreDrafts>
              )}
            </p>
          }
        />
      )}
      {listings.length > 0 ? (
        <ListingTable listings={listings} query={query} />
      ) : (
        <p role="status" className="py-section text-center text-text-muted">
          <Trans>No listings found matching your search criteria.</Trans>
        </p>
      )}
      {(previous || next) && <Steps listings={listings} query={query} previous={previous} next={next} />}
    </main>
  )
}

const MoreDrafts = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} preventScrollReset className="inline-flex min-h-11 items-center underline underline-offset-4">
    {children}
  </Link>
)
