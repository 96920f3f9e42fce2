import type { FileStore } from '../../app/ground/files/file-store.ts'
import type { SiteDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import { openMailer } from '../mailer.ts'
import { pictureReader } from '../pictures/pictures.ts'
import { sealWith, secretOf } from '../secret.ts'
import type { Settings } from '../settings.ts'
import { jobs, timetable } from './all-jobs.ts'
import { runJobs } from './run-jobs.ts'

type JobParts = { settings: Settings; site: SiteDatabase; store: FileStore; log: Log }

/** Does the site's jobs in this process. */
export function startJobs({ settings, site, store, log }: JobParts) {
  const { origin, siteName, demo, sampleData: samples } = settings
  return runJobs({
    jobs,
    timetable,
    log,
    directUrl: site.directUrl,
    tools: {
      origin,
      siteName,
      demo,
      samples,
      seal: sealWith(secretOf(settings)),
      files: store,
      pictures: pictureReader(),
      mailer: openMailer(settings),
    },
  })
}
