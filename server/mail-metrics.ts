import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { countAddresses } from '../app/team/health/addresses/find-addresses.server.ts'
import { countMails, oldestWait } from '../app/team/health/mails/find-mails.server.ts'
import { outcomes } from '../app/team/health/mails/outcomes.ts'

/** Nothing where the database does not answer. */
export function mailMetrics(pool: pg.Pool, registers: Registry[]) {
  const database = drizzle(pool)
  new Gauge({
    name: 'mails_of_day',
    help: 'Mails of the last 24 hours by what became of them: sent, waiting, deferred (they are tried again), refused or given up, bounced, complaint, suppressed (their address gets none), kept (there is no mail server)',
    labelNames: ['outcome'],
    aggregator: 'first',
    registers,
    async collect() {
      this.reset()
      const counts = await countMails(database, 24).catch(() => undefined)
      if (counts) for (const outcome of outcomes) this.set({ outcome }, counts[outcome] ?? 0)
    },
  })
  new Gauge({
    name: 'mails_oldest_seconds',
    help: 'For how long the oldest mail waits that is not sent',
    aggregator: 'first',
    registers,
    async collect() {
      const seconds = await oldestWait(database).catch(() => undefined)
      if (seconds === undefined) this.remove()
      else this.set(seconds ?? 0)
    },
  })
  new Gauge({
    name: 'suppressed_addresses',
    help: 'Addresses that get no mail, since mail to them bounced or was reported as spam',
    aggregator: 'first',
    registers,
    async collect() {
      const count = await countAddresses(database).catch(() => undefined)
      if (count === undefined) this.remove()
      else this.set(count)
    },
  })
}
