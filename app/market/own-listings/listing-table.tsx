import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Icon } from '../../ground/ui/icon.tsx'
import { ListingRow } from './listing-row.tsx'
import {
  type OwnListingQuery,
  ownListingsAddress,
  type Column,
  columns,
  sortedBy,
} from './own-listing-query.ts'
import type { OwnListing } from './own-listing.ts'

const names: Record<Column, MessageDescriptor> = {
  directory: msg`Directory`,
  date: msg`Date Posted`,
  messages: msg`Messages`,
}

/** On a phone each row is a card, and the column names are above the list. */
export function ListingTable({
  listings,
  query,
}: {
  listings: readonly OwnListing[]
  query: OwnListingQuery
}) {
  return (
    <table className="own-listings w-full rounded-xl bg-surface text-left shadow-sm">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Listing</Trans>
          </th>
          {columns.map((column) => (
            <SortedColumn key={column} column={column} query={query} />
          ))}
          <th scope="col">
            <Trans>Last 30 days</Trans>
          </th>
          <th scope="col">
            <Trans>Actions</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <ListingRow key={`${listing.kind}/${listing.ref}`} listing={listing} />
        ))}
      </tbody>
    </table>
  )
}

function SortedColumn({ column, query }: { column: Column; query: OwnListingQuery }) {
  const { i18n } = useLingui()
  const isChosen = query.sort === column
  const direction = query.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={isChosen ? direction : undefined}>
      <Link to={ownListingsAddress(sortedBy(query, column))} preventScrollReset className="sort">
        {i18n._(names[column])}
        {isChosen && <Icon name={query.order === 'asc' ? 'arrow-up' : 'chevron-down'} className="size-4" />}
      </Link>
    </th>
  )
}
