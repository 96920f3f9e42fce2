import { beforeAll, expect, test } from 'vitest'
import { areas } from '../../app/registry/areas.ts'
import { seedSamples } from '../../app/registry/samples.server.ts'
import { rebuildKnownWords } from '../../app/directory/known-words.server.ts'
import { rebuildRollup } from '../../app/directory/rollup.server.ts'
import { seedSynonyms } from '../../app/directory/words/seed-synonyms.server.ts'
import { learnTermLabels } from '../../app/directory/terms.server.ts'
import { areaOf } from '../../app/directory/known-areas.ts'
import { seedStandingPages } from '../../app/reading/standing-pages/seed-standing-pages.server.ts'
import { loaderArguments } from '../../tests/page-context.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { fill } from '../fill.ts'
import { halves } from './judged-queries.ts'
import { measureQuality, type Quality } from './measure-quality.ts'
import { townListing, type TownTerm } from './town.ts'

const generated = 2_000
const database = await testDatabase()
const { db, pool } = database

/** The samples among a town of generated listings. */
beforeAll(async () => {
  const { rows: terms } = await pool.query<TownTerm>(
    `select value, parent from term where taxonomy = 'business' order by parent, position`,
  )
  await learnTermLabels(db, areaOf('business')!, { subcategories: terms.map(({ value }) => value) })
  await fill(pool, generated, (number) => {
    const area = areas[number % areas.length]!
    return { area, input: townListing(area, number, terms) }
  })
  await seedStandingPages(db)
  await seedSynonyms(db)
  await seedSamples(db, new Date())
  await rebuildKnownWords(db, areas, { samples: true })
  await rebuildRollup(db, { samples: true })
})

test.for(halves)('of the %s queries as many find what they are for as promised', async (half) => {
  const quality = await measureQuality(
    db,
    (language) => loaderArguments(database, '/search', { language }).page,
    half,
  )
  process.stdout.write(reportOf(half, quality))
  expect(quality.successAt1).toBeGreaterThanOrEqual(0.85)
  expect(quality.successAt5).toBeGreaterThanOrEqual(0.95)
  expect(quality.withoutResult).toBeLessThanOrEqual(0.03)
})

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Which queries miss is shown only of the half that the search is tuned by. */
const reportOf = (half: string, { queries, successAt1, successAt5, withoutResult, missed }: Quality) =>
  [
    `${half}: ${queries} queries, success at 1 ${percent(successAt1)}, at 5 ${percent(successAt5)}, without result ${percent(withoutResult)}`,
    ...(half === 'tuning'
      ? missed.map(({ q, rank, first }) => `  ${rank || '-'}  ${q}: ${first.join(', ')}`)
      : []),
    '',
  ].join('\n')
