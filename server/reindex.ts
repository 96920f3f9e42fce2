// Rebuilds the search and filter columns, after their rules or an area's declaration changed.
import { reindexArticles } from '../app/reading/articles/save-article.server.ts'
import { areas } from '../app/registry/areas.ts'
import { reindexListings } from '../app/directory/reindex-listings.server.ts'
import { reindexQuestions } from '../app/reading/questions/save-question.server.ts'
import { openSiteDatabase } from './database.ts'
import { prepareDatabase } from './prepare.ts'
import { readSettings } from './settings.ts'
import { endInOneSentence, step } from './steps.ts'

try {
  const site = await step('Database', () => openSiteDatabase(readSettings(process.env)))
  try {
    await prepareDatabase(site, { sampleData: false }, step)
    for (const area of areas) await step(area.path, () => reindexListings(site.db, area))
    await step('Articles', () => reindexArticles(site.db))
    await step('Questions', () => reindexQuestions(site.db))
  } finally {
    await site.stop()
  }
} catch (error) {
  endInOneSentence(error)
}
