import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { adminOf } from '../desk/admin-only.ts'
import { PageLinks } from '../desk/page-links.tsx'
import { StaffList } from '../desk/staff-list.tsx'
import { directoryOptions } from '../../directory/area-names.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/listings-page.ts'
import { deskQuery, exportPath, importPath, listingsPath } from './desk-query.ts'
import { FilterForm } from './filter-form.tsx'
import { findListings } from './find-listings.server.ts'
import { ListingLine } from './listing-line.tsx'

export const handle = { query: deskQuery }
export async function loader({ url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = adminOf(context, url)
  const query = deskQuery.parse(url)
  const found = await context.search(request.signal, (database) => findListings(database, context, query))
  return { role, query, directories: directoryOptions(i18nOf(context.language)), found }
}

/** For admins: every listing of every area, in whatever state. */
export default function ListingsPage({
  loaderData: { role, query, directories, found },
}: Route.ComponentProps) {
  const { t } = useLingui()
  const { listings, next } = found ?? { listings: [], next: false }
  return (
    <StaffList name={t({ message: 'Listings', context: 'administration' })} role={role}>
      <FilterForm query={query} directories={directories} isOwnerKnown={found !== null} />
      <p className="mb-5 flex flex-wrap items-center gap-3">
        <Link to={importPath} className={buttonClass({ tone: 'line' })}>
          <Trans>Import</Trans>
        </Link>
        {query.kind ? (
          <a
            href={deskQuery.address(exportPath, { ...query, after: 0 })}
            download
            className={buttonClass({ tone: 'line' })}
          >
            <Icon name="download" className="size-4.5" />
            <Trans>Export these</Trans>
          </a>
        ) : (
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
        <ul className="divide-y divide-line rounded-xl bg-surface px-5 py-2 shadow-md">
          {listings.map((listing) => (
            <ListingLine key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
      <PageLinks
        first={query.after ? deskQuery.address(listingsPath, { ...query, after: 0 }) : null}
        next={next ? deskQuery.address(listingsPath, { ...query, after: Number(listings.at(-1)!.id) }) : null}
      />
    </StaffList>
  )
}
