import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { events } from '../../areas/events/area.ts'
import { saveOccurrences } from '../../areas/events/occurrences.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { loadHome } from './load-home.server.ts'

const database = await testDatabase()

test('the events of this week are in order of time, also where a later one is featured', async () => {
  const save = async (ref: string, days: number, featured: boolean) => {
    const id = await saveListing(database.db, events, {
      ref,
      title: `Event ${ref}`,
      description: '',
      island: 'saipan',
      village: 'Garapan',
      attributes: { category: 'music', organizer: 'Ana' },
      photos: [],
      featured,
    })
    const startsAt = new Date(Date.now() + days * 86_400_000)
    await saveOccurrences(database.db, id, [{ startsAt, endsAt: new Date(+startsAt + 3_600_000) }])
  }
  await save('later', 5, true)
  await save('soon', 1, false)
  const home = await loadHome({ ...loaderArguments(database, '/'), params: {}, pattern: '' })
  expect(home.events.map(({ ref }) => ref)).toEqual(['soon', 'later'])
})
