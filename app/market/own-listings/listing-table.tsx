import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Icon } from '../../ground/ui/icon.tsx'
import { ListingRow } from './listing-row.tsx'
import { type Asked, addressOf, type Column, columns, sortedBy } from './own-address.ts'
import type { OwnListing } from './own-listing.ts'

const names: Record<Column, MessageDescriptor> = {
  directory: msg`Directory`,
  date: msg`Date Posted`,
  messages: msg`Messages`,
}

/** On a phone each row is a card, and what the columns are called stands above them all. */
export function ListingTable({ listings, asked }: { listings: readonly OwnListing[]; asked: Asked }) {
  return (
    <table className="own-listings w-full rounded-xl bg-surface text-left shadow-sm">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Listing</Trans>
          </th>
          {columns.map((column) => (
            <SortedColumn key={column} column={column} asked={asked} />
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

function SortedColumn({ column, asked }: { column: Column; asked: Asked }) {
  const { i18n } = useLingui()
  const isChosen = asked.sort === column
  const direction = asked.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={isChosen ? direction : undefined}>
      <Link to={addressOf(sortedBy(asked, column))} preventScrollReset className="sort">
        {i18n._(names[column])}
        {isChosen && <Icon name={asked.order === 'asc' ? 'arrow-up' : 'chevron-down'} className="size-4" />}
      </Link>
    </th>
  )
}
