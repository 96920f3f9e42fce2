import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { adminOf } from '../desk/admin-only.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import { Note } from '../../people/settings/note.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { hideListings } from '../moderation/bulk/hide-listings.server.ts'
import { undoField } from '../moderation/bulk/read-bulk-form.ts'
import { undoDecision } from '../moderation/bulk/schedule-decision.server.ts'
import { findPendingDecisions } from '../moderation/find-cases.server.ts'
import { PendingDecisionList } from '../moderation/queue/pending-decisions.tsx'
import { StaffList } from '../desk/staff-list.tsx'
import { directoryOptions } from '../../directory/area-names.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { PageLinks } from '../../ground/ui/page-links/page-links.tsx'
import type { Route } from './+types/listings-page.ts'
import { deskQuery, exportPath, importPath, listingsPath, mergePath, mergeQuery } from './desk-query.ts'
import { FilterForm } from './filter-form.tsx'
import { findListings, findTitles, perPage } from './find-listings.server.ts'
import { ChoiceForm } from './choice-form.tsx'
import { problemOf, readChoice } from './read-choice.ts'
import { SkippedListings } from './skipped-listings.tsx'

export const handle = { query: deskQuery }
export async function loader({ url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id, role } = adminOf(context, url)
  const query = deskQuery.parse(url)
  const [found, pending] = await Promise.all([
    context.search(request.signal, (database) => findListings(database, context, query)),
    findPendingDecisions(context),
  ])
  return {
    id,
    role,
    query,
    directories: directoryOptions(i18nOf(context.language)),
    found,
    hiding: pending.filter(({ state }) => state === 'hidden'),
  }
}

/** Hides the ticked listings, leads to where two are merged, or undoes a hiding. */
export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const staff = adminOf(context, args.url)
  const here = deskQuery.address(listingsPath, { ...deskQuery.parse(args.url), merged: false })
  if (form.has(undoField)) {
    const bulkId = rowNumber(typed(undoField))
    if (await context.database.transaction((tx) => undoDecision(tx, staff.id, bulkId)))
      throw redirect(here, { status: 303 })
    return data({ problem: 'late' as const }, { status: 409 })
  }
  const choice = readChoice(form)
  const { chosen, decision, reason } = choice
  if (!decision || chosen.length > perPage) throw data(null, { status: 400 })
  const problem = problemOf(choice)
  if (problem) return data({ problem, chosen, reason }, { status: 422 })
  if (decision === 'merge')
    throw redirect(mergeQuery.address(mergePath, { one: chosen[0]!, other: chosen[1]! }), { status: 303 })
  const left = await context.database.transaction((tx) =>
    hideListings(tx, { listingIds: chosen, staff, reason }),
  )
  if (left.length === 0) throw redirect(here, { status: 303 })
  const skipped = await findTitles(context, left)
  return data({ problem: 'skipped' as const, chosen: [], reason, skipped }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: every listing of every area, in whatever state. */
export default function ListingsPage({
  loaderData: { id, role, query, directories, found, hiding },
  actionData: done,
}: Route.ComponentProps) {
  const { t } = useLingui()
  const { listings, next } = found ?? { listings: [], next: false }
  return (
    <StaffList name={t({ message: 'Listings', context: 'administration' })} role={role}>
      {query.merged && (
        <div className="mt-6">
          <Note tone="ok">
            <Trans>The two listings are one now. The address of the other leads to it.</Trans>
          </Note>
        </div>
      )}
      {done?.problem === 'late' && (
        <div className="mt-6">
          <Note tone="error">
            <Trans>This can no longer be undone because it has taken effect.</Trans>
          </Note>
        </div>
      )}
      {done?.problem === 'skipped' && <SkippedListings skipped={done.skipped} />}
      <PendingDecisionList pending={hiding} viewerId={id} />
      <FilterForm query={query} directories={directories} isOwnerKnown={found !== null} />
      <p className="mb-5 flex flex-wrap items-center gap-3">
        <Link to={importPath} className={buttonClass({ tone: 'line' })}>
          <Trans>Import</Trans>
        </Link>
        {found && query.kind && (
          <a
            href={deskQuery.address(exportPath, { ...query, after: 0, merged: false })}
            download
            className={buttonClass({ tone: 'line' })}
          >
            <Icon name="download" className="size-4.5" />
            <Trans>Export these</Trans>
          </a>
        )}
        {!query.kind && (
          <span className="text-sm text-text-muted">
            <Trans>To export listings, choose a directory. Each has its own columns.</Trans>
          </span>
        )}
      </p>
      {listings.length === 0 ? (
        <p className="text-text-muted">
          <Trans>No listings found.</Trans>
        </p>
      ) : (
        <ChoiceForm
          // Resets the form once hiding is scheduled; if some were skipped, their reason stays.
          key={hiding.map((one) => one.id).join()}
          listings={listings}
          refused={done && 'chosen' in done ? done : undefined}
        />
      )}
      <PageLinks
        first={query.after ? deskQuery.address(listingsPath, { ...query, after: 0, merged: false }) : null}
        next={
          next
            ? deskQuery.address(listingsPath, { ...query, after: Number(listings.at(-1)!.id), merged: false })
            : null
        }
      />
    </StaffList>
  )
}
