import { keepBackups } from './backup/keep-backups.ts'
import { aboutCopy, restoredCopy } from './backup/restored-copy.ts'
import type { SiteDatabase } from './database.ts'
import { fileStoreOf } from './file-stores/file-store-of.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { openLog } from './log.ts'
import { prepareDatabase } from './prepare.ts'
import { followReadOnly, whileWritable } from './read-only.ts'
import { readSettings, type Settings } from './settings.ts'
import { endInOneSentence, say, step } from './steps.ts'
import { startWithDatabase } from './starting.ts'
import { stopWhenAsked } from './stopping.ts'
import { openTracing } from './tracing/open-tracing.ts'
import type { Tracing } from './tracing/tracing.ts'

try {
  const settings = readSettings(process.env)
  const tracing = await openTracing(settings)
  stopWhenAsked(await startWithDatabase(settings, (site) => work(settings, site, tracing)))
} catch (error) {
  endInOneSentence(error)
}

/** Does the site's jobs and answers no requests. */
async function work(settings: Settings, site: SiteDatabase, tracing: Tracing | undefined) {
  await prepareDatabase(site, settings, step)
  const copy = await restoredCopy(site.pool)
  if (copy) throw new Error(aboutCopy(copy))
  const { log, flush } = openLog(settings.logLevel)
  tracing?.onLoss((problem) => log.warn({ problem }, 'traces could not be sent'))
  const readOnly = await followReadOnly(site, settings)
  const store = await fileStoreOf(settings)
  const jobs = whileWritable(readOnly, () => startJobs({ settings, site, log, store, tracing }))
  const backups = keepBackups({ settings, site, store, log })
  say('The worker waits for jobs')

  const stop = async () => {
    await Promise.all([jobs.stop(), backups.stop(), readOnly.close()])
    await Promise.all([site.stop(), tracing?.close()])
  }
  return { stop, log, flush, longestStop: settings.longestStop }
}
