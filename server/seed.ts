import { seedSamples } from '../app/registry/samples.server.ts'
import { seedTown } from '../app/registry/town/seed-town.server.ts'
import { openSiteDatabase } from './database.ts'
import { prepareDatabase } from './prepare.ts'
import { readSettings } from './settings.ts'
import { endInOneSentence, step } from './steps.ts'

try {
  const settings = readSettings(process.env)
  const withTown = process.argv.includes('--town')
  if (withTown && !settings.demo) throw new Error('--town fills only a demo: set DEMO=on.')
  const site = await step('Database', () => openSiteDatabase(settings))
  try {
    await prepareDatabase(site, { sampleData: false }, step)
    await step('Samples', () => seedSamples(site.db, new Date()))
    if (withTown) await step('Town', () => seedTown(site.db, new Date()))
  } finally {
    await site.stop()
  }
} catch (error) {
  endInOneSentence(error)
}
