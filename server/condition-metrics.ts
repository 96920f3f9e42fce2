import { Gauge, type Registry } from 'prom-client'
import type { Condition } from '../app/ground/condition/condition.server.ts'

export type Surroundings = {
  condition: Condition
  /** Whether the database answers. */
  answers: () => Promise<boolean>
  /** ms that the query has waited for a connection which waits longest. */
  delay: () => number
  /** Whether to go through all files once a day. Of several processes that share them, one is enough. */
  countsFiles: boolean
}

/** What is around the site: its database, disks, certificate and files. What can't be found out has no value. */
export function conditionMetrics(
  { condition, answers, delay, countsFiles }: Surroundings,
  registers: Registry[],
) {
  const gauge = ofMachine(registers)
  gauge('database_answers', '1 where the database answers, else 0', async () => Number(await answers()))
  gauge('database_bytes', 'Size of the database', async () => (await condition.database())?.bytes)
  new Gauge({
    name: 'database_wait_seconds',
    help: 'How long the query has waited for a connection that waits longest',
    aggregator: 'max',
    registers,
    collect() {
      this.set(delay() / 1_000)
    },
  })
  gauge('stored_files', 'Files that people sent or that were made for them', filesOf('count'))
  gauge('stored_files_bytes', 'What these files take', filesOf('bytes'))
  gauge(
    'certificate_seconds_left',
    'Time until the certificate of SITE_URL ends; 0 where browsers refuse it; nothing without https',
    async () => {
      const certificate = await condition.certificate()
      if (!certificate) return undefined
      return certificate.problem ? 0 : (certificate.validUntil.getTime() - Date.now()) / 1_000
    },
  )
  diskMetrics(condition, registers)

  function filesOf(what: 'count' | 'bytes') {
    return async () => (countsFiles ? (await condition.files())?.[what] : undefined)
  }
}

/** Of a figure that each process of a machine finds alike, one is told. */
const ofMachine =
  (registers: Registry[]) => (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      aggregator: 'first',
      registers,
      async collect() {
        const value = await read()
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })

function diskMetrics({ disks }: Condition, registers: Registry[]) {
  const gauge = (name: string, help: string, figure: 'bytes' | 'free') =>
    new Gauge({
      name,
      help,
      labelNames: ['of'],
      aggregator: 'first',
      registers,
      async collect() {
        const found = await disks()
        this.reset()
        for (const disk of found) this.set({ of: disk.whose }, disk[figure])
      },
    })
  gauge('disk_bytes', 'Size of the disk of the data, or the backups', 'bytes')
  gauge('disk_free_bytes', 'What is left of it', 'free')
}
