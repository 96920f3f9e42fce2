import { watchCondition } from '../app/ground/condition/condition.server.ts'
import { memoryFiles } from '../tests/memory-files.ts'
import { pictureReader } from '../server/pictures/pictures.ts'
import { RouterContextProvider } from 'react-router'
import '../app/registry/register.server.ts'
import { serverPartsOf } from '../app/directory/known-parts.server.ts'
import { type RequestContext, requestContext } from '../app/ground/request/request-context.ts'
import { loadDetail } from '../app/directory/detail/load-detail.server.ts'
import { loadList } from '../app/directory/list/load-list.server.ts'
import { loadPins } from '../app/directory/list/load-pins.server.ts'
import { loadSearch } from '../app/market/search/load-search.server.ts'
import { loadSuggestions } from '../app/market/search/load-suggestions.server.ts'
import { askBusy } from './busy-listings.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import type { GrowthCase } from './growth-cases.ts'
import { median } from './table.ts'

type Connections = Pick<RequestContext, 'database' | 'search' | 'auth'>
type Site = Connections & { readonly postmaster: number }

/** Times in milliseconds. */
export type Measurement = {
  readonly of: GrowthCase
  readonly p50: number
  readonly p99: number
  /** CPU of the site and the database for each query. */
  readonly cpu: number
  /** Which address has the highest median, and that median. */
  readonly slowest: {
    readonly path: string
    readonly time: number
    readonly again: (connections: Connections) => Promise<unknown>
  }
}

const warmUp = 60 // loads, after which the code is compiled as in a site in service

export async function measureCase(of: GrowthCase, site: Site): Promise<Measurement> {
  for (let time = 0; time < warmUp; time++) await load(of, of.addresses[time % of.addresses.length]!, site)
  const times: number[] = []
  const slowest: Measurement['slowest'][] = []
  const before = cpuOf(process.pid) + cpuOfFamily(site.postmaster)
  for (const address of of.addresses) {
    const own: number[] = []
    for (let round = 0; round < of.rounds; round++) {
      const start = performance.now()
      await load(of, address, site)
      own.push(performance.now() - start)
    }
    times.push(...own)
    slowest.push({
      path: address.path,
      time: median(own),
      again: (connections) => load(of, address, connections),
    })
  }
  const cpu = cpuOf(process.pid) + cpuOfFamily(site.postmaster) - before
  const sorted = times.toSorted((a, b) => a - b)
  return {
    of,
    p50: median(times),
    p99: sorted[Math.floor(sorted.length * 0.99)]!,
    cpu: cpu / times.length,
    slowest: slowest.toSorted((a, b) => b.time - a.time)[0]!,
  }
}

async function load(
  { load }: GrowthCase,
  { area, path }: GrowthCase['addresses'][number],
  connections: Connections,
) {
  const url = new URL(path, 'http://localhost')
  const context = new RouterContextProvider()
  context.set(requestContext, pageOf(connections))
  const args = { url, request: new Request(url), context }
  if (load === 'search') return loadSearch(args)
  if (load === 'suggest') return loadSuggestions(args)
  if (load === 'busy') return askBusy(connections.database, path)
  if (!area) throw new Error(`${path} is of no area`)
  if (load === 'detail')
    return loadDetail(area, { ...args, params: { ref: url.pathname.slice(area.path.length + 1) } })
  return (load === 'pins' ? loadPins : loadList)(area, args, serverPartsOf(area.kind).conditions)
}

const pageOf = ({ database, search, auth }: Connections): RequestContext => ({
  language: 'en',
  island: 'all',
  database,
  viewer: null,
  pending: null,
  refused: null,
  auth,
  search,
  files: memoryFiles(),
  pictures: pictureReader(),
  counts: { add() {} },
  condition: watchCondition({
    db: database,
    store: memoryFiles(),
    origin: 'http://localhost',
    folders: { data: '.' },
  }),
  origin: 'http://localhost',
  siteName: 'Proa',
  note() {},
  seal: () => '',
  demo: false,
  scanner: null,
  takesBounces: false,
  payPal: null,
  isReadOnly: false,
  isReadOnlySet: false,
  samples: false,
  requestId: 'growth',
  clientAddress: '',
  unknownProxy: null,
  now: new Date(),
  tags: new Set(),
  validUntil: Number.POSITIVE_INFINITY,
  searched: null,
  structuredData: [],
})
