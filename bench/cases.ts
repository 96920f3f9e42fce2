import { vehicles } from '../app/areas/vehicles/area.ts'
import { facetsOf } from '../app/directory/facets.ts'

/** One kind of request to the site, and the plain answer of the same size that it is compared with. */
export type Case = {
  name: string
  /** Asked for in turn. */
  paths: readonly string[]
  plain: PlainName
  /** Requests of a round. */
  requests: number
  /** Pages of a visitor with a session are never cached. */
  isAlone?: boolean
  /** Someone who is signed in asks. */
  isMember?: boolean
  /** The visitor has the page already and asks whether it changed. */
  revalidate?: boolean
  /** At most: a multiple of bare Hono's CPU, or milliseconds of CPU. */
  most?: { ratio: number } | { cpu: number }
}
export type PlainName = 'list' | 'detail' | 'standing' | 'data' | 'unchanged'

const list = vehicles.path
const fromMemory = { requests: 5_000, most: { ratio: 1.6 } }
const madeAnew = { requests: 250, isAlone: true }

/** `listings`: how many there are. */
export const casesFor = (listings: number): Case[] => [
  { name: 'list, cached', paths: [list], plain: 'list', ...fromMemory },
  { name: 'detail, cached', paths: [`${list}/1`], plain: 'detail', ...fromMemory },
  { name: 'list .data, cached', paths: [`${list}.data`], plain: 'data', ...fromMemory },
  { name: 'list, not modified', paths: [list], plain: 'unchanged', revalidate: true, ...fromMemory },
  { name: 'list', paths: [list], plain: 'list', most: { cpu: 5 }, ...madeAnew },
  { name: 'list, two filters', paths: pairs(), plain: 'list', most: { cpu: 15 }, ...madeAnew },
  { name: 'list, common word', paths: [`${list}?q=garage`], plain: 'list', ...madeAnew },
  { name: 'detail', paths: spread(listings), plain: 'detail', most: { cpu: 4 }, ...madeAnew },
  { name: 'standing page', paths: ['/about'], plain: 'standing', ...madeAnew },
  { name: 'list, signed in', paths: [list], plain: 'list', isMember: true, ...madeAnew },
  { name: 'profile, signed in', paths: ['/profile'], plain: 'standing', isMember: true, ...madeAnew },
]

/** Every make with every value of every other filter, in an order that mixes them. */
function pairs(): string[] {
  const [make, ...others] = facetsOf(vehicles).toSorted(
    (a, b) => Number(b.key === 'make') - Number(a.key === 'make'),
  )
  const values = others.flatMap(({ key, options }) => options.map(({ value }) => [key, value] as const))
  const all = make!.options.flatMap(({ value }) =>
    values.map((other) => `${list}?${new URLSearchParams([['make', value], other as [string, string]])}`),
  )
  return all.map((_, index) => all[(index * 7919) % all.length]!)
}

const spread = (listings: number) =>
  Array.from({ length: 5_000 }, (_, index) => `${list}/${1 + ((index * 7919) % listings)}`)
