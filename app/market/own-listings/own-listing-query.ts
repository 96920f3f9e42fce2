import { matching, oneOf, text } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'
import { ownListingsPath } from '../create-listing/addresses.ts'
import { sentFields } from '../create-listing/sent.ts'

export const columns = ['directory', 'date', 'messages'] as const
export type Column = (typeof columns)[number]

/** The kind and ref of a listing: `vehicle/2`. */
const listing = matching(/^[a-z-]{1,40}\/[\w-]{1,80}$/)

export const ownListingQuery = defineQuery(
  {
    ...sentFields,
    q: text(100),
    /** The word of a kind, or `all`. */
    type: matching(/^[a-z-]{1,40}$/),
    sort: oneOf(columns, 'date'),
    order: oneOf(['asc', 'desc'], 'desc'),
    /** The draft before the first one that is shown; empty: the newest are. */
    drafts: matching(/^[\da-f-]{36}$/),
    /** The listing behind which the page begins, or before which it ends; empty: the first page. */
    after: listing,
    before: listing,
  },
  (values) => ({
    ...values,
    type: values.type || 'all',
    before: values.after ? '' : values.before,
  }),
)
export type OwnListingQuery = QueryOf<typeof ownListingQuery>

export const ownListingsAddress = (values: Partial<OwnListingQuery>): string =>
  ownListingQuery.address(ownListingsPath, { ...values, created: '', saved: '', waits: false })

/** The same column again turns its direction, another one starts ascending. */
export const sortedBy = (query: OwnListingQuery, sort: Column): OwnListingQuery => ({
  ...query,
  sort,
  order: query.sort === sort && query.order === 'asc' ? 'desc' : 'asc',
  after: '',
  before: '',
})
