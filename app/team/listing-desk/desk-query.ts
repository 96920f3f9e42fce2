import { flag, matching, oneOf, rowId, text } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'

export const listingsPath = '/admin/listings'
export const exportPath = `${listingsPath}/export`
export const mergePath = `${listingsPath}/merge`
export const importPath = `${listingsPath}/import`
export const triedPath = (id: string) => `${importPath}/${id}`
export const faultsPath = (id: string) => `${triedPath(id)}/faults`

/** States of listings to filter by. */
export const deskStates = [
  'live',
  'expired',
  'paused',
  'sold',
  'closed',
  'review',
  'refused',
  'hidden',
  'draft',
  'demo',
  'deleted',
] as const
export type DeskState = (typeof deskStates)[number]

export const deskQuery = defineQuery({
  /** The word of an area; empty: of all. */
  kind: matching(/^[a-z-]{1,40}$/),
  state: oneOf(deskStates),
  /** An email address, or the id of an account. */
  owner: text(254),
  /** How words of the title begin, or the id of a listing. */
  q: text(100),
  /** The number of the last listing on the page before; 0: the first page. */
  after: rowId(),
  /** Two listings were merged into this one. */
  merged: flag('1'),
})
export type DeskQuery = QueryOf<typeof deskQuery>

/** Two listings that may be the same, by their numbers; 0: none. */
export const mergeQuery = defineQuery({ one: rowId(), other: rowId() })
