import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { styleText, themeText } from '../app/site/constants.ts'
import { createApp } from './app.ts'
import { followChanges } from './changes.ts'
import { startChores } from './chores.ts'
import { openSiteDatabase, type SiteDatabase } from './database.ts'
import { documentFinisher } from './document.ts'
import { securityHeaders } from './headers.ts'
import { listen } from './listening.ts'
import { openLog } from './log.ts'
import { warnOfFlawedNode } from './node-version.ts'
import { pageCache } from './page-cache.ts'
import { prepareDatabase } from './prepare.ts'
import { sealWith, secretOf } from './secret.ts'
import { readSettings, type Settings } from './settings.ts'
import { endInOneSentence, say, step } from './steps.ts'
import { wordsOf } from './words.ts'

const files = 'build/client'

try {
  warnOfFlawedNode()
  const settings = readSettings(process.env)
  const site = await step('Database', () => openSiteDatabase(settings))
  await serve(settings, site).catch(async (error) => {
    await site.stop()
    throw error
  })
} catch (error) {
  endInOneSentence(error)
}

async function serve(settings: Settings, site: SiteDatabase) {
  const secret = secretOf(settings)
  await prepareDatabase(site, settings, step)
  const { log, flush } = openLog(settings.logLevel)
  const cache = pageCache({ head: securityHeaders(settings) })
  const app = createApp({
    ...{ settings, database: site, log, cache, files },
    render: createRequestHandler(build, 'production'),
    seal: sealWith(secret),
    words: await wordsOf(files),
    finish: documentFinisher({ style: styleText, theme: themeText, dev: false }),
  })
  const server = await step('Listening', () => listen(app.fetch, settings))
  const changes = followChanges(site.directUrl, cache)
  const chores = startChores(site.db, log, settings)
  say(`${settings.siteName} is at ${settings.origin}`)

  let stopping: Promise<void> | undefined
  const stop = async () => {
    await server.stop()
    await changes.close()
    await chores.stop()
    await site.stop()
    flush()
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (stopping ??= stop()))
}
