import { payPalPages } from '../app/deals/payments/paypal/client.server.ts'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { styleText } from '../app/site/constants.ts'
import { headText } from '../app/site/head-text.ts'
import { providerOrigins } from '../app/people/accounts/social/providers.server.ts'
import { openCounts } from '../app/ground/counting/counts.server.ts'
import { createApp } from './app.ts'
import type { SiteDatabase } from './database.ts'
import { documentFinisher } from './document.ts'
import { fileStoreOf } from './file-stores/file-store-of.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { followLive } from './live/follow-live.ts'
import { liveLines } from './live/live-lines.ts'
import type { Log } from './log.ts'
import { pictureReader } from './pictures/pictures.ts'
import { operatorTokenOf, secretOf } from './secret.ts'
import { followReadOnly, whileWritable } from './read-only.ts'
import type { Settings } from './settings.ts'

export { prepareDatabase } from './prepare.ts'

/** The site without a page cache, its lines and its jobs; Vite serves the files. */
export async function devSite(settings: Settings, database: SiteDatabase, log: Log) {
  const store = await fileStoreOf(settings)
  const lines = liveLines(database.db)
  const news = followLive(database.directUrl, lines)
  const counts = openCounts(database.db)
  const readOnly = await followReadOnly(database, settings)
  const app = createApp({
    settings,
    database,
    log,
    store,
    lines,
    counts,
    readOnly,
    secret: secretOf(settings),
    operatorToken: operatorTokenOf(settings),
    pictures: pictureReader(),
    render: createRequestHandler(build, 'development'),
    routes: build.routes,
    words: () => '', // the catalogues are fetched, so that a change of one is seen
    finish: documentFinisher({
      style: styleText,
      script: headText,
      dev: true,
      formTargets: [...providerOrigins(settings.providers), ...payPalPages(settings.payPal)],
    }),
  })
  const jobs = settings.worker
    ? whileWritable(readOnly, () => startJobs({ settings, site: database, store, log }))
    : undefined
  return {
    app,
    async stop() {
      lines.close()
      await Promise.all([news.close(), counts.close(), jobs?.stop(), readOnly.close()])
    },
  }
}
