import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiName } from '../../app/directory/area-names.server.ts'
import { areas } from '../../app/registry/areas.ts'
import { samples, seedSamples } from '../../app/registry/samples.server.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { testApp } from '../testing.ts'
import { page } from '../testing-pages.ts'

const database = await testDatabase()
await seedSamples(database.db, new Date())
const { ask } = await testApp(async () => page(''), { database, environment: { SAMPLE_DATA: 'on' } })

/** Each request comes from another network, so that none is limited. */
let requestCount = 0
async function read(path: string, headers = {}) {
  const answer = await ask(path, { headers }, `10.0.${requestCount >> 8}.${requestCount++ & 255}`)
  return (await answer.json()) as Record<string, unknown>
}

const document = await read('/api/v1/openapi.json')
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'api')
const validate = (name: string) => ajv.getSchema(`api#/components/schemas/${name}`)!
function expectValid(name: string, value: unknown, where: string) {
  const isValid = validate(name)
  expect(isValid(value), `${where}: ${ajv.errorsText(isValid.errors)}`).toBe(true)
}

test('the document is valid OpenAPI 3.1 and knows every area under the name of its folder', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
  for (const area of areas) {
    expect(existsSync(`app/areas/${apiName(area)}/area.ts`), apiName(area)).toBe(true)
    expect(document.paths).toHaveProperty([`/api/v1/${apiName(area)}`])
    expect(document.paths).toHaveProperty([`/api/v1/${apiName(area)}/{id}`])
  }
  expectValid('Areas', await read('/api/v1', { accept: 'application/json' }), 'overview')
})

test.each(samples.map(({ area, listings }) => ({ name: apiName(area), listings })))(
  'answers about $name are as the document has them',
  async ({ name, listings }) => {
    const list = await read(`/api/v1/${name}?near=145.72,15.2`)
    expectValid(`${name}.List`, list, name)
    expect(list.total).toBe(listings(new Date()).length)
    for (const { ref } of listings(new Date())) {
      const detail = await read(`/api/v1/${name}/${ref}?lang=ko`)
      expectValid(`${name}.Detail`, detail, `${name} ${ref}`)
    }
  },
)

test('what is free of a sample is as the document has it', async () => {
  for (const path of ['hotels/hotel-1', 'adventures/1', 'events/7', 'vehicles/1']) {
    const free = await read(`/api/v1/${path}/availability`)
    expectValid('Availability', free, path)
    expect(free.items, path).not.toEqual([])
  }
})

test('a schema refuses what is not in it', async () => {
  const detail = await read('/api/v1/vehicles/1')
  expect(validate('vehicles.Detail')({ ...detail, owner: 'x' })).toBe(false)
})

test('what is free of a hotel: its nights with prices, for the days that are asked about', async () => {
  const until = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10)
  const from = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const free = await read(`/api/v1/hotels/hotel-1/availability?from=${from}&until=${until}`)
  const [room] = free.items as { kind: string; nights: unknown[] }[]
  expect(room).toMatchObject({ kind: 'stay', url: expect.stringContaining('/hotels/hotel-1/book?of=') })
  expect(room!.nights).toHaveLength(3)
  expect(room!.nights[0]).toMatchObject({ day: from, left: expect.any(Number), cents: expect.any(Number) })
  for (const [path, status] of [
    ['hotels/hotel-1/availability?from=2020-01-01', 400],
    [`hotels/hotel-1/availability?from=${from}&until=${from}`, 400],
    ['hotels/hotel-1/availability?from=soon', 400],
    ['hotels/hotel-1/availability?from=2026-8-1', 400],
    ['hotels/hotel-1/availability?nights=3', 400],
    ['hotels/nowhere/availability', 404],
    ['jobs/1/availability', 404],
  ] as const)
    expect([path, (await read(`/api/v1/${path}`)).status]).toEqual([path, status])
  expect(await read(`/api/v1/hotels/hotel-1/availability?from=2026-8-1&until=${until}`)).toMatchObject({
    errors: [{ parameter: 'from', detail: 'Write days as YYYY-MM-DD.' }],
  })
})
