import { ownListingsPath } from '../create-listing/addresses.ts'
import { sentAddress, sentBy } from '../create-listing/sent.ts'
import type { Named } from '../../directory/reference.ts'

export const columns = ['directory', 'date', 'messages'] as const
export type Column = (typeof columns)[number]

/** What the address of /user-listings asks for: the newest first, if it doesn't say otherwise. */
export type Asked = {
  readonly q: string
  /** The word of a kind, or `all`. */
  readonly type: string
  readonly sort: Column
  readonly order: 'asc' | 'desc'
  /** The draft before the first one that is shown; empty: the newest are. */
  readonly drafts: string
  /** The listing behind which the page begins, or before which it ends; null: the first page. */
  readonly from: From | null
}
export type From = Named & { readonly side: 'after' | 'before' }

const longest = 100 // characters

/** @param kinds that a listing can have */
export function askedBy({ searchParams }: URL, kinds: readonly string[]): Asked {
  const type = searchParams.get('type') ?? ''
  const sort = columns.find((column) => column === searchParams.get('sort'))
  const order = searchParams.get('order') === 'desc' ? 'desc' : 'asc'
  return {
    q: (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, longest),
    type: kinds.includes(type) ? type : 'all',
    ...(sort ? { sort, order } : { sort: 'date', order: 'desc' }),
    drafts: /^[\da-f-]{36}$/.exec(searchParams.get('drafts') ?? '')?.[0] ?? '',
    from: fromIn(searchParams, 'after') ?? fromIn(searchParams, 'before'),
  }
}

/** `vehicle/2`. */
function fromIn(searchParams: URLSearchParams, side: From['side']): From | null {
  const [, kind, ref] = /^([a-z-]{1,40})\/([\w-]{1,80})$/.exec(searchParams.get(side) ?? '') ?? []
  return kind && ref ? { kind, ref, side } : null
}

/** The one spelling of what is asked for, without what is the default. */
function parametersOf({ q, type, sort, order, from, drafts }: Asked): URLSearchParams {
  const isDefault = sort === 'date' && order === 'desc'
  return new URLSearchParams({
    ...(q && { q }),
    ...(type !== 'all' && { type }),
    ...(!isDefault && { sort, order }),
    ...(from && { [from.side]: `${from.kind}/${from.ref}` }),
    ...(drafts && { drafts }),
  })
}

export function addressOf(asked: Asked): string {
  const parameters = parametersOf(asked)
  return parameters.size > 0 ? `${ownListingsPath}?${parameters}` : ownListingsPath
}

/** What the page reads from its address: what is asked for, and what was just sent. */
export function ownListingsParameters(url: URL, kinds: readonly string[]): URLSearchParams {
  const sent = sentBy(url)
  return sent ? new URL(sentAddress(sent), url).searchParams : parametersOf(askedBy(url, kinds))
}

/** The same column again turns its direction, another one starts ascending. */
export const sortedBy = (asked: Asked, sort: Column): Asked => ({
  ...asked,
  sort,
  order: asked.sort === sort && asked.order === 'asc' ? 'desc' : 'asc',
  from: null,
})
