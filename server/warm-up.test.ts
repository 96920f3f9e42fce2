import { expect, test } from 'vitest'
import { civic } from '../tests/civic.ts'
import { testDatabase } from '../tests/test-database.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import { vehicles } from '../app/areas/vehicles/area.ts'
import { knownLists } from '../app/directory/known-areas.ts'
import { saveListing } from '../app/directory/save-listing.server.ts'
import { warmUp } from './warm-up.ts'

const { db: database } = await testDatabase()
const origin = 'http://localhost:3000'
await saveListing(database, vehicles, {
  ref: 'v1',
  title: 'Civic',
  description: '',
  island: 'saipan',
  village: 'Garapan',
  photos: [],
  attributes: civic,
})

test('home, every list and a listing are asked for before visitors come, one after the other', async () => {
  const asked: string[] = []
  let underWay = 0
  await warmUp(
    async ({ url }) => {
      asked.push(url.slice(origin.length))
      expect(++underWay).toBe(1)
      await Promise.resolve()
      underWay--
      return new Response('a page', { status: asked.length === 1 ? 500 : 200 })
    },
    { database, origin },
  )
  expect(asked).toEqual(expect.arrayContaining(['/', ...knownLists().keys(), '/vehicles/v1']))
})

test('what does not answer is waited for up to a limit', async () => {
  const asked: Request[] = []
  const silent = (request: Request) => {
    asked.push(request)
    return new Promise<Response>(() => {})
  }
  const empty = { execute: () => Promise.resolve({ rows: [] }) } as unknown as Database
  await warmUp(silent, { database: empty, origin, most: 50 })
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true])
})
