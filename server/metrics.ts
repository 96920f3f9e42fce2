import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Replicas } from '../app/ground/db/replicas/replicas.server.ts'
import { lastBackup } from '../app/team/operation/last-backup.server.ts'
import { conditionMetrics, type Surroundings } from './condition-metrics.ts'
import { jobMetrics } from './job-metrics.ts'
import type { LiveLines } from './live/live-lines.ts'
import { mailMetrics } from './mail-metrics.ts'
import { ofAllProcesses } from './metrics-together.ts'
import { replicaMetrics } from './replica-metrics.ts'
import type { Overload } from './overload.ts'
import type { PageCache } from './page-cache.ts'

/**
 * The percentiles, mean and extremes of nodejs_eventloop_lag have it in them. At 10 ms, as is usual, looking took a
 * hundredth of a core.
 */
const eventLoopMonitoringPrecision = 50 // ms

/** What the process, and those beside it on this machine, tell Prometheus. */
export function metrics({
  cache,
  pool,
  replicas,
  lines,
  overload,
  restarts,
  around,
}: {
  cache?: PageCache
  pool: pg.Pool
  replicas?: Replicas
  lines: LiveLines
  overload?: Overload
  restarts: number
  /** Absent: nothing is told of what is around the site. */
  around?: Surroundings
}) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision })
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
    help: 'Browsers connected for live updates',
    registers,
    collect() {
      this.set(lines.count)
    },
  })
  new Gauge({
    name: 'left_out',
    help: 'How much is left out because of too many requests: 1 counting and prefetching, 2 suggestions, 3 searches, 4 members’ own pages',
    aggregator: 'max',
    registers,
    collect() {
      this.set(overload?.level() ?? 0)
    },
  })
  new Gauge({
    name: 'process_restarts',
    help: 'How often processes were restarted since `npm start` after they ended unexpectedly',
    registers,
  }).set(restarts)
  if (cache) cacheMetrics(cache, registers)
  replicaMetrics(() => replicas?.states() ?? [], registers)
  backupMetrics(pool, registers)
  jobMetrics(pool, registers)
  mailMetrics(pool, registers)
  if (around) conditionMetrics(around, registers)
  return {
    observe: (kind: string, status: number, seconds: number) => durations.observe({ kind, status }, seconds),
    text: ofAllProcesses(registry),
    contentType: registry.contentType,
  }
}

/** Nothing where there was no backup, or the database does not answer. */
function backupMetrics(pool: pg.Pool, registers: Registry[]) {
  const last = () => lastBackup(drizzle(pool)).catch(() => undefined)
  new Gauge({
    name: 'backup_age_seconds',
    aggregator: 'first',
    help: 'Time since the last whole backup, of several places that which has had none for the longest; more than 93600 (26 hours) is too long',
    registers,
    async collect() {
      const backup = await last()
      if (backup) this.set((Date.now() - backup.madeAt.getTime()) / 1000)
      else this.remove()
    },
  })
  new Gauge({
    name: 'backup_bytes',
    aggregator: 'first',
    help: 'Size of the last whole backup, with the files that it shares with earlier ones',
    registers,
    async collect() {
      const backup = await last()
      if (backup) this.set(backup.bytes)
      else this.remove()
    },
  })
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
