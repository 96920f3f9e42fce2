import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { countJobs } from '../app/team/health/jobs/find-jobs.server.ts'
import { jobKinds } from '../app/registry/jobs.server.ts'

/** Nothing where the database does not answer. */
export function jobMetrics(pool: pg.Pool, registers: Registry[]) {
  const database = drizzle(pool)
  let underWay: ReturnType<typeof countJobs> | undefined

  /** All gauges are read at once, and each only when its own `collect` is done: they share one count. */
  async function counted() {
    underWay ??= countJobs(database).finally(() => (underWay = undefined))
    return underWay.catch(() => undefined)
  }

  new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'How long the job has been due that is due longest and not begun; 0: none is due',
    aggregator: 'first',
    registers,
    async collect() {
      const found = await counted()
      if (!found) return this.remove()
      const since = Math.min(...found.map((one) => one.oldest?.getTime() ?? Infinity))
      this.set(Math.max(0, (Date.now() - since) / 1000))
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs by kind that wait, that failed and are tried again, and that failed for good in the last 90 days',
    labelNames: ['kind', 'state'],
    aggregator: 'first',
    registers,
    async collect() {
      const found = await counted()
      this.reset()
      if (!found) return
      // Also of kinds that have none: of a series that begins with 1 Prometheus sees no change.
      for (const kind of Object.keys(jobKinds))
        for (const state of ['waiting', 'failing', 'failed']) this.set({ kind, state }, 0)
      for (const { kind, waiting, failing, dead: failed } of found)
        for (const [state, count] of Object.entries({ waiting, failing, failed }))
          this.set({ kind, state }, count)
    },
  })
}
