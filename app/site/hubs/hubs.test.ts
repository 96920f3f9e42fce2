import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { attractionSamples } from '../../areas/attractions/samples.server.ts'
import { taxiSamples } from '../../areas/taxis/samples.server.ts'
import type { Island } from '../../ground/request/islands.ts'
import { loadCultural } from './load-cultural.server.ts'
import { loadExperiences } from './load-experiences.server.ts'
import { loadServices } from './load-services.server.ts'

const database = await testDatabase()
const now = new Date()
await attractionSamples.save(database.db, now)
await taxiSamples.save(database.db, now)

const at = (address: string, island: Island) => ({
  ...loaderArguments(database, address, { island }),
  params: {},
  pattern: '',
})
const islandsOf = (cards: readonly { readonly island: string }[]) => cards.map(({ island }) => island)

test('hubs show what is on the island of the visitor first', async () => {
  const rides = async (island: Island) => islandsOf((await loadServices(at('/services', island))).taxis)
  expect((await rides('rota'))[0]).toBe('rota')
  expect((await rides('tinian'))[0]).toBe('tinian')
  expect(await rides('saipan')).toEqual(['saipan', 'saipan', 'saipan'])
  const { culture } = await loadExperiences(at('/experiences', 'tinian'))
  const { places } = await loadCultural(at('/cultural', 'tinian'))
  for (const shown of [culture, places]) expect(islandsOf(shown).slice(0, 2)).toEqual(['tinian', 'tinian'])
})
