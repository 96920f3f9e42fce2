import { derivedIndexes } from '../app/areas/registry.server.ts'
import { seedMissingSamples } from '../app/areas/samples.server.ts'
import { checkLocale, openDatabase } from '../app/db/client.server.ts'
import { migrate } from '../app/db/migrate.server.ts'
import { seedStandingPages } from '../app/standing-pages/seed-standing-pages.server.ts'
import type { SiteDatabase } from './database.ts'
import type { Settings } from './settings.ts'
import type { Step } from './steps.ts'

/** Brings the database to this version's shape, and samples into a new one. */
export async function prepareDatabase(
  site: SiteDatabase,
  { sampleData }: Pick<Settings, 'sampleData'>,
  step: Step,
) {
  const direct = openDatabase({ url: site.directUrl })
  try {
    await step('Migrations', () => migrate(direct.pool, derivedIndexes()))
    await checkLocale(direct.pool)
  } finally {
    await direct.close()
  }
  await step('Standing pages', () => seedStandingPages(site.db))
  if (!sampleData) return
  await step('Samples', () => seedMissingSamples(site.db, new Date()))
}
