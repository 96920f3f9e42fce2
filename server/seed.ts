import { seedSamples } from '../app/registry/samples.server.ts'
import { openSiteDatabase } from './database.ts'
import { prepareDatabase } from './prepare.ts'
import { readSettings } from './settings.ts'
import { endInOneSentence, step } from './steps.ts'

try {
  const site = await step('Database', () => openSiteDatabase(readSettings(process.env)))
  try {
    await prepareDatabase(site, { sampleData: false }, step)
    await step('Samples', () => seedSamples(site.db, new Date()))
  } finally {
    await site.stop()
  }
} catch (error) {
  endInOneSentence(error)
}
