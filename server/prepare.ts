import '../app/registry/register.server.ts'
import { derivedIndexes } from '../app/registry/areas.server.ts'
import { seedMissingSamples } from '../app/registry/samples.server.ts'
import { checkLocale, checkServer, openDatabase } from '../app/ground/db/client.server.ts'
import { migrate } from '../app/ground/db/migrate.server.ts'
import { seedStandingPages } from '../app/reading/standing-pages/seed-standing-pages.server.ts'
import { seedSynonyms } from '../app/directory/words/seed-synonyms.server.ts'
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
    await checkServer(direct.pool, 'DATABASE_DIRECT_URL')
    await step('Migrations', () => migrate(direct.pool, derivedIndexes()))
    await checkLocale(direct.pool)
  } finally {
    await direct.close()
  }
  await step('Standing pages', () => seedStandingPages(site.db))
  await step('Synonyms', () => seedSynonyms(site.db))
  if (!sampleData) return
  await step('Samples', () => seedMissingSamples(site.db, new Date()))
}
