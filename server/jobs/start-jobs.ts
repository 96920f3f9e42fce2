import { payPal } from '../../app/deals/payments/paypal/paypal.server.ts'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import type { SiteDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import { openMailer } from '../mailer.ts'
import { pictureReader } from '../pictures/pictures.ts'
import { sealWith, secretOf } from '../secret.ts'
import type { Settings } from '../settings.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { queues } from './all-jobs.ts'
import { runJobs } from './run-jobs.ts'

type JobParts = {
  settings: Settings
  site: SiteDatabase
  store: FileStore
  log: Log
  tracing?: Tracing | undefined
}

/** Does the site's jobs in this process. */
export function startJobs({ settings, site, store, log, tracing }: JobParts) {
  const { origin, siteName, demo, sampleData: samples } = settings
  const tools = {
    origin,
    siteName,
    demo,
    samples,
    seal: sealWith(secretOf(settings)),
    files: store,
    pictures: pictureReader(),
    mailer: openMailer(settings),
    payPal: settings.payPal ? payPal(settings.payPal, (text) => log.warn(text)) : null,
  }
  const common = { tools, directUrl: site.directUrl, log, tracing }
  const running = queues.map((queue) => runJobs({ ...queue, ...common }))
  return { stop: async () => void (await Promise.all(running.map(({ stop }) => stop()))) }
}
