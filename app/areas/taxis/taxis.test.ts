import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { taxis } from './area.ts'
import { taxiSamples } from './samples.server.ts'

const database = await testDatabase()
await taxiSamples.save(database.db, new Date())
const refs = async (address: string, context?: Partial<RequestContext>) =>
  (await loadList(taxis, loaderArguments(database, address, context))).cards.map(({ ref }) => ref).toSorted()

test('an island finds all who serve it, wherever they have their office', async () => {
  expect(await refs('/hotels/taxi?island=tinian')).toEqual(['3', '5'])
  expect(await refs('/hotels/taxi', { island: 'tinian' })).toEqual(['3', '5'])
  expect(await refs('/hotels/taxi?island=rota')).toEqual(['6'])
})

test('seats mean at least so many, and services can be several', async () => {
  expect(await refs('/hotels/taxi?seats=10')).toEqual(['2', '5'])
  expect(await refs('/hotels/taxi?service=taxi&service=shuttle')).toEqual(['1', '2', '5', '6'])
})
