import { payPal } from '../../app/deals/payments/paypal/paypal.server.ts'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import type { SiteDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import { openMailer } from '../mailer.ts'
import { pictureReader } from '../pictures/pictures.ts'
import { sealWith, secretOf } from '../secret.ts'
import type { Settings } from '../settings.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { queues } from './all-jobs.ts'
import { mostConnections } from './most-connections.ts'
import { runJobs } from './run-jobs.ts'

type JobParts = {
  settings: Settings
  site: SiteDatabase
  store: FileStore
  log: Log
  tracing?: Tracing | undefined
}

/** Does the site's jobs in this process. Their connections are their own: a slow mail server keeps none from the pages. */
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
  const connections = openDatabase({ url: site.directUrl, max: mostConnections })
  // One after the other: each looks over the connections that those before have opened.
  let after = Promise.resolve()
  const running = queues.map((queue) => {
    const worker = runJobs({ ...queue, tools, connections, after, log, tracing })
    after = worker.started
    return worker
  })
  return {
    async stop() {
      await Promise.all(running.map(({ stop }) => stop()))
      await connections.close()
    },
  }
}
