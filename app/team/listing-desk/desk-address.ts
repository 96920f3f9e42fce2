import { numberIn } from '../../ground/query/number-in.ts'

export const listingsPath = '/admin/listings'
export const exportPath = `${listingsPath}/export`
export const importPath = `${listingsPath}/import`
export const triedPath = (id: string) => `${importPath}/${id}`
export const faultsPath = (id: string) => `${triedPath(id)}/faults`

/** What has become of a listing, to ask for. */
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
  'deleted',
] as const
export type DeskState = (typeof deskStates)[number]

export type AskedListings = {
  /** The word of an area; empty: of all. */
  readonly kind: string
  readonly state: DeskState | null
  /** An email address, or the id of an account. */
  readonly owner: string
  /** How words of the title begin, or the id of a listing. */
  readonly q: string
  /** The number of the last listing on the page before; 0: the first page. */
  readonly after: number
}

const names = ['kind', 'state', 'owner', 'q', 'after'] as const
const longest = { kind: 40, owner: 254, q: 100 } // characters

/** What `/admin/listings?kind=vehicle&state=hidden` asks for. What it does not know is left out. */
export function askedListings({ searchParams }: URL): AskedListings {
  const given = (name: keyof typeof longest) =>
    (searchParams.get(name) ?? '').replaceAll('\0', '').trim().slice(0, longest[name])
  return {
    kind: /^[a-z-]+$/.test(given('kind')) ? given('kind') : '',
    state: deskStates.find((state) => state === searchParams.get('state')) ?? null,
    owner: given('owner'),
    q: given('q'),
    after: numberIn({ searchParams }, 'after'),
  }
}

export function listingsParameters(asked: AskedListings): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of names) if (asked[name]) parameters.set(name, String(asked[name]))
  return parameters
}

/** @param path of the list, or of its export */
export function listingsAddress(asked: AskedListings, path = listingsPath): string {
  const parameters = listingsParameters(asked)
  return path + (parameters.size > 0 ? `?${parameters}` : '')
}
