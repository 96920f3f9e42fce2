import type { RecordKey } from '../../../ground/db/named.ts'
import { matching, oneOf, several } from '../../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../../ground/query/query.ts'
import { applicationsAddress, numberForm } from '../addresses.ts'
import { states } from '../moves/states.ts'

export const parts = ['all', ...states] as const

export const mostOpened = 3

/** `open`: those that are read, side by side; `after`: the number of the last one on the page before. */
export const receivedQuery = defineQuery({
  state: oneOf(parts, 'all'),
  open: several(matching(numberForm), mostOpened),
  after: matching(numberForm),
})
export type ReceivedQuery = QueryOf<typeof receivedQuery>

/** Where an employer reads an application. */
export const receivedAddress = ({
  number,
  listingKind,
  listingRef,
}: {
  number: string
  listingKind: string
  listingRef: string
}) => receivedQuery.address(applicationsAddress(listingKind, listingRef), { open: [number] })

export const listAddress = ({ kind, ref }: RecordKey, query: Partial<ReceivedQuery>) =>
  receivedQuery.address(applicationsAddress(kind, ref), query)
