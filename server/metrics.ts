import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type pg from 'pg'
import type { LiveLines } from './live/live-lines.ts'
import type { PageCache } from './page-cache.ts'

/** What the process tells Prometheus of itself. */
export function metrics({
  cache,
  pool,
  lines,
  restarts,
}: {
  cache?: PageCache
  pool: pg.Pool
  lines: LiveLines
  restarts: number
}) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was ready, by kind of address and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waited for' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'live_lines',
    help: 'Browsers that are told of what happens',
    registers,
    collect() {
      this.set(lines.count)
    },
  })
  new Gauge({
    name: 'process_restarts',
    help: 'How often the process was started again since `npm start`, after ends that nobody asked for',
    registers,
  }).set(restarts)
  if (cache) cacheMetrics(cache, registers)
  return {
    observe: (kind: string, status: number, seconds: number) => durations.observe({ kind, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function cacheMetrics(cache: PageCache, registers: Registry[]) {
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages asked of the cache, by whether it had them',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = cache.stats()
      this.reset()
      this.inc({ result: 'hit' }, hits)
      this.inc({ result: 'miss' }, misses)
    },
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory held by cached pages',
    registers,
    collect() {
      this.set(cache.stats().bytes)
    },
  })
}
