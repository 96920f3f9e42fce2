import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { memoryFiles } from '../../../../tests/memory-files.ts'
import { htmlOf } from '../../../../tests/html-of.ts'
import { civic } from '../../../../tests/civic.ts'
import { carInput, editListing } from '../../../../tests/owners.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { businesses } from '../../../areas/businesses/area.ts'
import { events } from '../../../areas/events/area.ts'
import { governmentServices } from '../../../areas/government-services/area.ts'
import { knownAreas } from '../../../directory/known-areas.ts'
import { samples } from '../../../registry/samples.server.ts'
import { saveListing } from '../../../directory/save-listing.server.ts'
import { vehicles } from '../../../areas/vehicles/area.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { at } from '../../../directory/hours/hours.ts'
import { csvOf } from '../../../ground/files/csv.ts'
import { appeal } from '../../moderation/appeal.server.ts'
import { carryOut } from '../../moderation/carry-out.server.ts'
import { moderationCase } from '../../../market/approval/tables.server.ts'
import { deleteForGood } from '../../../market/own-listings/change-listing.server.ts'
import { deskQuery } from '../desk-query.ts'
import { exportListings } from '../export-listings.server.ts'
import { readTable, type Table } from '../table/read-table.server.ts'
import { askFor, carryOutImport } from './carry-out.server.ts'
import { FileProblemText } from './file-problem-text.tsx'
import { findFaults, findImport } from './find-import.server.ts'
import { forgetImports } from './forget-imports.server.ts'
import { tellOwners } from './tell-owners.server.ts'
import { faultTexts } from './fault-texts.server.ts'
import { fileOf, tryImport } from './try-import.server.ts'

const { db, pool, search } = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const files = memoryFiles()
const context = { database: db, search, files, scanner: null, now: new Date(), samples: true, demo: false }
const cars: AnyArea = vehicles
const government: AnyArea = governmentServices
const maria = await person('maria@example.com')
const juan = await person('juan@example.com')
const ada = await person('ada@example.com')

beforeEach(async () => {
  await query('delete from listing')
  await query('delete from deleted_listing_key')
  await query('delete from content_revision')
  await query('delete from listing_import')
})

async function person(email: string) {
  const [{ id }] = await query(
    `insert into users (full_name, email, email_verified) values ($1, $1, true) returning id`,
    [email],
  )
  return id as string
}

/** What would be exported of an area. */
async function exported(area: AnyArea): Promise<string> {
  const filter = deskQuery.parse(new URL(`http://localhost/?kind=${area.kind}`))
  const { signal } = new AbortController()
  return new Response(exportListings(context, area, { query: filter, signal })).text()
}

/** The export of an area with some cells changed by hand, by row and column. */
async function edited(area: AnyArea, change: (rows: Record<string, string>[]) => unknown): Promise<string> {
  const table = await tableOf(area)
  const rows = table.rows.map(({ cells }) =>
    Object.fromEntries(table.header.map((name, index) => [name, cells[index]!])),
  )
  change(rows)
  return csvOf([table.header, ...rows.map((row) => table.header.map((name) => row[name] ?? ''))])
}

/** What would be exported, read again; a file must have a row. */
async function tableOf(area: AnyArea): Promise<Table> {
  const read = await readTable(new TextEncoder().encode(`${await exported(area)}last`))
  if ('problem' in read) throw new Error(JSON.stringify(read))
  return { header: read.header, rows: read.rows.slice(0, -1) }
}

async function tried(area: AnyArea, text: string) {
  const done = await tryImport(context, area, new File([text], 'listings.csv'))
  if ('problem' in done) throw new Error(JSON.stringify(done))
  const found = (await findImport(context, done.id))!
  return { ...found, faults: (await findFaults(context, done.id))!.faults }
}

/** Tries a file and carries it out. @returns the result */
async function imported(area: AnyArea, text: string) {
  const { id, plan } = await tried(area, text)
  const isAsked = await askFor(db, { id, plan, adminId: ada })
  if (isAsked) await carryOutImport.run({ id }, context)
  return (await findImport(context, id))!
}

const newCar = (key: string, more: Record<string, string> = {}) => ({
  key,
  owner: 'maria@example.com',
  lang: 'en',
  title: `Civic ${key}`,
  description: 'Runs well',
  offer: 'sale',
  price: '9,000.50',
  island: 'saipan',
  village: 'Garapan',
  category: 'car',
  condition: 'used',
  make: 'Honda',
  model: 'Civic',
  year: '2018',
  transmission: civic.transmission,
  fuelType: civic.fuelType,
  sellerType: civic.sellerType,
  ...more,
})
const withNew = (...cars: Record<string, string>[]) =>
  edited(vehicles, (rows) => rows.splice(0, rows.length, ...cars))
const listings = () => query('select * from listing order by id')

const deletions = () =>
  query(
    `select payload -> 'keys' as keys from graphile_worker._private_jobs where payload -> 'keys' is not null order by id`,
  )

test('new listings are made once, however often the file comes', async () => {
  const file = await withNew(newCar('one'), newCar('two', { owner: '', lat: '15.2', lng: '145.7' }))
  expect(await imported(vehicles, file)).toMatchObject({
    state: 'done',
    counts: { new: 2, changed: 0, unchanged: 0, faulty: 0 },
  })
  const made = await listings()
  expect(made).toMatchObject([
    { owner_id: maria, title: 'Civic one', price_cents: '900050', live: true, review: 'approved' },
    { owner_id: null, lat: 15.2, lng: 145.7 },
  ])
  expect(made[0].facets).toContain('vehicle.make=Honda')
  expect(made[0].search_text).toContain('civic one')
  expect(made[0].expires_at).not.toBeNull()
  const again = await imported(vehicles, file)
  expect(again).toMatchObject({ state: 'tried', counts: { new: 0, changed: 0, unchanged: 2 } })
  expect(await listings()).toEqual(made)
})

test('an exported file changes only the cells that were edited', async () => {
  for (const ref of ['1', '2'])
    await saveListing(db, cars, {
      ...carInput(ref, {
        ownerId: maria,
        pricePeriod: 'once',
        photos: [{ src: '/media/a.webp', alt: 'Front' }],
      }),
      translations: { ko: { title: '시빅' } },
    })
  await query(`update listing set status = 'paused', rating = 4.5, review_count = 2`)
  const before = await listings()
  const file = await edited(vehicles, (rows) => (rows.find(({ id }) => id === '2')!.price = '8000'))
  expect(await imported(vehicles, file)).toMatchObject({
    state: 'done',
    counts: { new: 0, changed: 1, unchanged: 1, faulty: 0 },
  })
  const [one, two] = await listings()
  expect(one).toEqual(before[0])
  expect(two).toEqual({
    ...before[1],
    price_cents: '800000',
    facets: expect.anything(),
    updated_at: expect.anything(),
  })
  expect(await query('select src, alt from photo order by listing_id')).toHaveLength(2)
  expect(
    await query(`select actor_id, subject_kind, changes from audit where action = 'listing-import'`),
  ).toEqual(
    expect.arrayContaining([
      {
        actor_id: ada,
        subject_kind: 'import',
        changes: { directory: [null, 'vehicle'], new: [null, '0'], changed: [null, '1'] },
      },
    ]),
  )
})

test('a listing that has an id gets a key, by which the next file finds it', async () => {
  await saveListing(db, cars, carInput('7', { ownerId: maria }))
  const keyed = await edited(vehicles, ([row]) => (row!.key = 'MLS 7'))
  expect(await imported(vehicles, keyed)).toMatchObject({ state: 'done', counts: { changed: 1 } })
  const byKey = await edited(vehicles, ([row]) => Object.assign(row!, { id: '', title: 'Civic by key' }))
  expect(await imported(vehicles, byKey)).toMatchObject({ counts: { new: 0, changed: 1 } })
  expect(await listings()).toMatchObject([{ ref: '7', title: 'Civic by key' }])
})

test('a listing that gets another key is found by both', async () => {
  await imported(vehicles, await withNew(newCar('old')))
  const keyed = await edited(vehicles, ([row]) => (row!.key = 'new'))
  expect(await imported(vehicles, keyed)).toMatchObject({ state: 'done', counts: { changed: 1 } })
  for (const key of ['old', 'new']) {
    const title = `Civic by its ${key} key`
    const file = await edited(vehicles, ([row]) => Object.assign(row!, { id: '', key, title }))
    expect(await imported(vehicles, file)).toMatchObject({ counts: { new: 0, changed: 1 } })
    expect(await listings()).toMatchObject([{ title }])
  }
})

test('one faulty row lets nothing in', async () => {
  const file = await withNew(newCar('one'), newCar('two', { year: 'soon', make: '' }))
  const { id, plan, counts, faults } = await tried(vehicles, file)
  expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, faulty: 1, faults: 2 })
  expect(faults).toEqual([
    { row: 3, column: 'make', problem: 'missing' },
    { row: 3, column: 'year', problem: 'invalid' },
  ])
  expect(await askFor(db, { id, plan, adminId: ada })).toBe(false)
  expect(await listings()).toEqual([])
})

describe('a row is faulty', () => {
  const wrong: readonly [what: string, cells: Record<string, string>, column: string, problem: string][] = [
    ['without id and key', { key: '' }, 'id', 'unnamed'],
    ['with an id that no listing has', { id: '__proto__' }, 'id', 'nowhere'],
    ['with a key that is too long', { key: 'x'.repeat(81) }, 'key', 'invalid'],
    ['with an owner without account', { owner: 'constructor' }, 'owner', 'nobody'],
    ['in no language', { lang: '__proto__' }, 'lang', 'invalid'],
    ['on no island', { island: '' }, 'island', 'missing'],
    ['on another island', { island: 'guam' }, 'island', 'invalid'],
    ['with another offer', { offer: 'gift' }, 'offer', 'invalid'],
    ['with a value that no option has', { condition: 'constructor' }, 'condition', 'invalid'],
    ['with a price as programs write it', { price: '1e3' }, 'price', 'invalid'],
    ['with a price that could be two', { price: '1,50' }, 'price', 'invalid'],
    ['with a price in words', { price: '9000 dollars' }, 'price', 'invalid'],
    ['with a year that could be two', { year: '20,18' }, 'year', 'invalid'],
    ['with half a position', { lat: '15.2' }, 'lat', 'invalid'],
    ['with a check that says something else', { contactPrivate: 'true' }, 'contactPrivate', 'invalid'],
    ['with a title that is too long', { title: 'x'.repeat(121) }, 'title', 'invalid'],
  ]
  test.each(wrong)('%s', async (_, cells, column, problem) => {
    const { counts, faults } = await tried(vehicles, await withNew(newCar('one', cells)))
    expect(counts).toMatchObject({ new: 0, faulty: 1 })
    expect(faults).toEqual([{ row: 2, column, problem }])
  })

  test('is told by its number, the column, and what can stand there', async () => {
    const { faults } = await tried(vehicles, await withNew(newCar('one', { price: '1,50', year: '1e3' })))
    expect(await faultTexts({ database: db, language: 'en' }, 'vehicle', faults)).toEqual([
      {
        row: 2,
        column: 'price',
        text: 'Enter an amount from 0 to 999,999,999.99 dollars, such as 1,250 or 12.50.',
      },
      { row: 2, column: 'year', text: expect.stringMatching(/^Enter a number from \d+ to \d+\.$/) },
    ])
  })

  test('about a listing of another owner, by its id and by its key', async () => {
    await imported(vehicles, await withNew(newCar('mine')))
    const [before] = await listings()
    for (const id of ['', before.ref]) {
      const row = newCar('mine', { id, owner: 'juan@example.com', title: 'Taken over' })
      const { faults } = await tried(vehicles, await withNew(row))
      expect(faults).toEqual([{ row: 2, column: 'owner', problem: 'stranger' }])
    }
    expect(juan).not.toBe(before.owner_id)
  })

  test('with an owner whose address is not confirmed, until it is', async () => {
    await query(`insert into users (full_name, email) values ('Ines Cruz', 'ines@example.com')`)
    const file = await withNew(newCar('one', { owner: 'ines@example.com' }))
    const { faults } = await tried(vehicles, file)
    expect(faults).toEqual([{ row: 2, column: 'owner', problem: 'nobody' }])
    const inDemo = await tryImport({ ...context, demo: true }, vehicles, new File([file], 'listings.csv'))
    expect('id' in inDemo && (await findImport(context, inDemo.id))!.counts).toMatchObject({ new: 1 })
    await query(`update users set email_verified = true where email = 'ines@example.com'`)
    expect((await tried(vehicles, file)).counts).toMatchObject({ new: 1, faulty: 0 })
  })

  test('with the key of another listing', async () => {
    await imported(vehicles, await withNew(newCar('one'), newCar('two')))
    const file = await edited(vehicles, (rows) => (rows[0]!.key = rows[1]!.key!))
    const { faults } = await tried(vehicles, file)
    expect(faults).toContainEqual({ row: 2, column: 'key', problem: 'taken' })
  })

  test('about what an earlier row is about', async () => {
    const { faults } = await tried(vehicles, await withNew(newCar('one'), newCar('one')))
    expect(faults).toEqual([{ row: 3, column: 'key', problem: 'twice' }])
  })

  test('with more cells than the header', async () => {
    const file = (await withNew(newCar('one'))).trimEnd()
    const { faults } = await tried(vehicles, `${file},more\r\n`)
    expect(faults).toEqual([{ row: 2, column: null, problem: 'cells' }])
  })

  test('that changes what is deleted, and is not where it leaves it alone', async () => {
    await saveListing(db, cars, carInput('1', { ownerId: maria }))
    await query('update listing set deleted_at = now()')
    expect((await tried(vehicles, await exported(vehicles))).counts).toMatchObject({
      unchanged: 1,
      faulty: 0,
    })
    const { faults } = await tried(vehicles, await edited(vehicles, ([row]) => (row!.title = 'Other')))
    expect(faults).toEqual([{ row: 2, column: 'id', problem: 'deleted' }])
    await query(`insert into listing_key (listing_id, kind, key) select id, kind, 'mine' from listing`)
    const byKey = await tried(vehicles, await withNew(newCar('mine')))
    expect(byKey.faults).toEqual([{ row: 2, column: 'key', problem: 'deleted' }])
  })

  test('with a key of what was deleted for good, until another listing gets it', async () => {
    await imported(vehicles, await withNew(newCar('old')))
    await imported(vehicles, await edited(vehicles, ([row]) => (row!.key = 'new')))
    await query(`update listing set deleted_at = now() - interval '1 year'`)
    await deleteForGood(db, new Date())
    expect(await listings()).toEqual([])
    for (const key of ['old', 'new']) {
      const { faults } = await tried(vehicles, await withNew(newCar(key)))
      expect(faults).toEqual([{ row: 2, column: 'key', problem: 'deleted' }])
    }
    await saveListing(db, cars, carInput('7', { ownerId: maria }))
    const keyed = await edited(vehicles, ([row]) => (row!.key = 'old'))
    expect(await imported(vehicles, keyed)).toMatchObject({ state: 'done', counts: { changed: 1 } })
    const { counts } = await tried(vehicles, await withNew(newCar('old')))
    expect(counts).toMatchObject({ new: 0, changed: 1, faulty: 0 })
  })

  test('with a word that belongs to another category', async () => {
    await query(
      `insert into term (taxonomy, value, parent, position, labels)
       values ('business', 'sushi', 'restaurants', 1, '{"en": "Sushi"}') on conflict do nothing`,
    )
    const shop = (subcategories: string) =>
      edited(businesses, (rows) =>
        rows.push({
          key: 'shop',
          lang: 'en',
          title: 'Shop',
          description: 'Sells',
          island: 'rota',
          village: 'Songsong',
          category: 'restaurants',
          subcategories,
        }),
      )
    expect((await tried(businesses, await shop('sushi'))).counts).toMatchObject({ new: 1, faulty: 0 })
    expect((await tried(businesses, await shop('sushi\nplumbing'))).faults).toEqual([
      { row: 2, column: 'subcategories', problem: 'invalid' },
    ])
    await imported(businesses, await shop('sushi'))
    const moved = await edited(businesses, ([row]) => (row!.category = 'healthcare'))
    expect((await tried(businesses, moved)).faults).toEqual([
      { row: 2, column: 'subcategories', problem: 'invalid' },
    ])
  })

  test('with the body style of a boat, which is told', async () => {
    const boat = newCar('boat', { category: 'boat' })
    expect((await tried(vehicles, await withNew(boat))).counts).toMatchObject({ new: 1, faulty: 0 })
    const { faults } = await tried(vehicles, await withNew({ ...boat, bodyStyle: 'van' }))
    expect(faults).toEqual([{ row: 2, column: 'bodyStyle', problem: 'invalid' }])
    const [fault] = await faultTexts({ database: db, language: 'en' }, 'vehicle', faults)
    expect(fault!.text).toContain('Leave this blank if category is one of these: motorcycle, boat.')
  })

  test('that says to show numbers only on request of a place that people can claim, unless it does so already', async () => {
    const shop = (contactPrivate: string) =>
      edited(businesses, (rows) =>
        rows.splice(0, rows.length, {
          key: 'shop',
          lang: 'en',
          title: 'Shop',
          description: 'Sells',
          island: 'rota',
          village: 'Songsong',
          category: 'professional-services',
          contactPhone: '670 234 5678',
          contactPrivate,
        }),
      )
    const isPrivate = () => query('select contact_private from listing')
    const fault = { row: 2, column: 'contactPrivate', problem: 'public' } as const
    expect((await tried(businesses, await shop('yes'))).faults).toEqual([fault])
    expect(await faultTexts({ database: db, language: 'en' }, 'business', [fault])).toMatchObject([
      { text: 'Listings that people can claim show their numbers to everyone. Leave this blank.' },
    ])
    expect((await imported(businesses, await shop(''))).state).toBe('done')
    expect((await tried(businesses, await shop('yes'))).faults).toEqual([fault])

    await query('update listing set contact_private = true')
    const renamed = await edited(businesses, ([row]) => (row!.title = 'Our shop'))
    expect((await imported(businesses, renamed)).state).toBe('done')
    expect(await isPrivate()).toEqual([{ contact_private: true }])
    expect((await imported(businesses, await shop(''))).state).toBe('done')
    expect(await isPrivate()).toEqual([{ contact_private: false }])
  })
})

test.each([
  ['missing', (header: string) => header.replace('id,key,', ''), { missing: ['id', 'key'] }],
  [
    'unknown',
    (header: string) => `${header},__proto__,constructor`,
    { unknown: ['__proto__', 'constructor'] },
  ],
  ['named twice', (header: string) => `${header},title`, { twice: ['title'] }],
])('a file with a column that is %s is not tried', async (_, change, columns) => {
  const [header = ''] = (await exported(vehicles)).split('\r\n')
  const problem = await tryImport(context, vehicles, new File([`${change(header)}\r\n1\r\n`], 'a.csv'))
  expect(problem).toEqual({ problem: 'columns', missing: [], unknown: [], twice: [], ...columns })
  expect(await query('select from listing_import')).toEqual([])
})

test('a column that is not known is named with what looks like a tag', () => {
  const problem = { problem: 'columns', missing: [], unknown: ['<b>Price</b>'], twice: [] } as const
  expect(htmlOf(createElement(FileProblemText, { problem }))).toContain('Unknown: &lt;b&gt;Price&lt;/b&gt;.')
})

test('a column that a file leaves out stays as it is, and is blank in a new listing', async () => {
  await saveListing(
    db,
    cars,
    carInput('1', { ownerId: maria, description: 'One owner', priceCents: 900_000 }),
  )
  const { counts, state } = await imported(
    vehicles,
    csvOf([
      ['price', 'id'],
      ['7000', '1'],
    ]),
  )
  expect([counts, state]).toMatchObject([{ changed: 1, faulty: 0 }, 'done'])
  expect(await query('select price_cents::int, description, owner_id from listing')).toEqual([
    { price_cents: 700_000, description: 'One owner', owner_id: maria },
  ])
  const { owner: _owner, title, ...whole } = newCar('k1')
  const told = (row: Record<string, string>) => csvOf([Object.keys(row), Object.values(row)])
  expect((await tried(vehicles, told(whole))).faults).toEqual([
    { row: 2, column: 'title', problem: 'missing' },
  ])
  expect((await imported(vehicles, told({ ...whole, title: title! }))).state).toBe('done')
  expect(await query(`select owner_id from listing where title = 'Civic k1'`)).toEqual([{ owner_id: null }])
})

test('a price that comes from bookings stays, whatever the file says of it', async () => {
  await saveListing(db, cars, carInput('1', { ownerId: maria }))
  await query('update listing set price_is_from = true')
  const other = await edited(vehicles, ([row]) => (row!.price = '7000'))
  expect(await tried(vehicles, other)).toMatchObject({ counts: { unchanged: 1, changed: 0, faulty: 0 } })
  const renamed = await edited(vehicles, ([row]) => Object.assign(row!, { price: '', title: 'Renamed' }))
  const { id, state } = await imported(vehicles, renamed)
  expect(state).toBe('done')
  expect(await listings()).toMatchObject([{ title: 'Renamed', price_cents: '900000' }])
  expect(await query(`select changes from audit where changes -> 'import' ->> 1 = $1`, [id])).toEqual([
    { changes: { title: ['Civic 1', 'Renamed'], import: [null, id] } },
  ])
})

test('a file with semicolons is told so', async () => {
  for (const text of ['id;key;title\r\n1;;"A, b"\r\n', '\uFEFF"id";"price"\n1;"2,5"'])
    expect(await tryImport(context, vehicles, new File([text], 'a.csv'))).toEqual({ problem: 'semicolons' })
  const [header = ''] = (await exported(vehicles)).split('\r\n')
  expect(await tryImport(context, vehicles, new File([`${header}\r\n`], 'a.csv'))).toEqual({
    problem: 'empty',
  })
})

test('an import whose process died in between says so until it begins again, and imports everything once', async () => {
  const { id, plan } = await tried(vehicles, csvOf([Object.keys(newCar('k')), Object.values(newCar('k'))]))
  await askFor(db, { id, plan, adminId: ada })
  expect(await findImport(context, id)).toMatchObject({ begun: 0, begunAt: null, isUnderWay: false })
  const dying = { ...files, get: () => Promise.reject(new Error('killed')) }
  await expect(carryOutImport.run({ id }, { ...context, files: dying })).rejects.toThrow('killed')
  await query(`update listing_import set begun_at = begun_at - interval '1 minute'`)
  const died = (await findImport(context, id))!
  expect(died).toMatchObject({ state: 'asked', begun: 1, isUnderWay: false })
  expect(died.begunAt).toBeInstanceOf(Date)
  let seen: unknown
  const looking = {
    ...files,
    get: async (key: string) => {
      seen = await findImport(context, id)
      return files.get(key)
    },
  }
  await carryOutImport.run({ id }, { ...context, files: looking })
  expect(seen).toMatchObject({ state: 'asked', begun: 2, isUnderWay: true })
  expect(await findImport(context, id)).toMatchObject({ state: 'done', begun: 2, isUnderWay: false })
  expect(await query('select from listing')).toHaveLength(1)
})

test('if listings changed after the trial, the import is refused and nothing is done', async () => {
  await saveListing(db, cars, carInput('1', { ownerId: maria }))
  const file = await edited(vehicles, ([row]) => (row!.price = '7000'))
  const { id, plan } = await tried(vehicles, file)
  await saveListing(db, cars, carInput('1', { title: 'Renamed by its owner' }))
  expect(await askFor(db, { id, plan, adminId: ada })).toBe(true)
  await carryOutImport.run({ id }, context)
  expect(await listings()).toMatchObject([{ title: 'Renamed by its owner', price_cents: '900000' }])
  const again = (await findImport(context, id))!
  expect(again).toMatchObject({ state: 'tried', outdated: true, counts: { changed: 1 } })
  expect(again.plan).not.toBe(plan)
  // The plan shown before is outdated.
  expect(await askFor(db, { id, plan, adminId: ada })).toBe(false)
  expect(await askFor(db, { id, plan: again.plan, adminId: ada })).toBe(true)
  await carryOutImport.run({ id }, context)
  await carryOutImport.run({ id }, context)
  expect(await listings()).toMatchObject([{ title: 'Civic 1', price_cents: '700000' }])
  expect((await findImport(context, id))!.state).toBe('done')
})

describe('an edit of the owner that is not approved yet', () => {
  const edit = carInput('1', { ownerId: maria, description: 'Runs very well' })
  const changedIn = (cells: Record<string, string>) => edited(vehicles, ([row]) => Object.assign(row!, cells))
  const pendingEdit = async () => {
    const listingId = await saveListing(db, cars, carInput('1', { ownerId: maria }))
    expect(await editListing(db, listingId, edit)).toBe('pending')
    const [{ id }] = await query(`select max(id)::int as id from moderation_case where listing_id = $1`, [
      listingId,
    ])
    return Number(id)
  }
  const decided = async (id: number, state: 'approved' | 'refused') => {
    const [one] = await db.update(moderationCase).set({ state }).where(eq(moderationCase.id, id)).returning()
    await carryOut(db, one!)
  }
  const appealed = async (id: number) => {
    await appeal(db, maria, id, 'It does')
    const [{ id: appealId }] = await query(`select id from moderation_case where appeal_of = $1`, [id])
    return Number(appealId)
  }
  const versionOf = async (id: number) =>
    (await query('select version from moderation_case where id = $1', [id]))[0].version

  test('nothing is lost, nor of the import: approved, it changes what its owner changed', async () => {
    const id = await pendingEdit()
    const read = await versionOf(id)
    const cells = { title: 'Imported', price: '7000', contactPhone: '670 234 5678', features: 'sunroof' }
    expect(await imported(vehicles, await changedIn(cells))).toMatchObject({ state: 'done' })
    expect(await versionOf(id)).toBeGreaterThan(read)
    await decided(id, 'approved')
    expect(await listings()).toMatchObject([
      {
        title: 'Imported',
        description: 'Runs very well',
        price_cents: '700000',
        contact: { phone: '670 234 5678' },
        attributes: { features: ['sunroof'] },
      },
    ])
  })

  test('nor of one that was refused, and that an appeal brings back', async () => {
    const id = await pendingEdit()
    await decided(id, 'refused')
    expect(await imported(vehicles, await changedIn({ title: 'Imported' }))).toMatchObject({ state: 'done' })
    await decided(await appealed(id), 'approved')
    expect(await listings()).toMatchObject([{ title: 'Imported', description: 'Runs very well' }])
  })

  test('what both changed is what its owner wrote once it is approved', async () => {
    const id = await pendingEdit()
    await imported(vehicles, await changedIn({ title: 'Imported', description: 'Does not run' }))
    await decided(id, 'approved')
    expect(await listings()).toMatchObject([{ title: 'Imported', description: 'Runs very well' }])
  })
})

describe('each listing that an import writes', () => {
  const audited = () =>
    query(
      `select actor_id, subject_kind, subject_id, changes from audit where action = 'listing-imported' order by id`,
    )
  beforeEach(async () => {
    await query(`delete from notification`)
    await query(`delete from graphile_worker._private_jobs`)
  })

  test('has a line in the audit, of what it was and is, but for what tells who and where a user is', async () => {
    const [{ count: before }] = await query(
      `select count(*)::int from audit where action = 'listing-imported'`,
    )
    await saveListing(db, cars, carInput('1', { ownerId: maria, contact: { phone: '670 234 2222' } }))
    await saveListing(db, cars, carInput('2', { ownerId: maria }))
    const file = await edited(vehicles, (rows) => {
      const one = rows.find(({ id }) => id === '1')!
      Object.assign(one, { price: '8000', contactPhone: '670 233 4444', contactName: 'Maria', lang: 'ko' })
      rows.push(newCar('new'))
    })
    const { id } = await imported(vehicles, file)
    const [changed, made, ...others] = (await audited()).slice(before)
    expect(others).toEqual([])
    expect(changed).toEqual({
      actor_id: ada,
      subject_kind: 'vehicle',
      subject_id: '1',
      changes: {
        price: ['9000', '8000'],
        lang: ['en', 'ko'],
        contactPhone: ['…', '…'],
        contactName: [null, '…'],
        import: [null, id],
      },
    })
    const [{ ref }] = await query(`select ref from listing where title = 'Civic new'`)
    expect(made).toMatchObject({
      subject_id: ref,
      changes: {
        title: [null, 'Civic new'],
        'a.make': [null, 'Honda'],
        key: [null, 'new'],
        import: [null, id],
      },
    })
  })

  test('notifies each owner once of all their listings, with a link to the page or the list', async () => {
    const file = await withNew(
      ...['1', '2', '3', '4'].map((key) => newCar(key)),
      newCar('5', { owner: 'juan@example.com' }),
      newCar('6', { owner: 'ada@example.com' }),
      newCar('7', { owner: '' }),
    )
    await imported(vehicles, file)
    await tellAll()
    const [{ ref }] = await query(`select ref from listing where owner_id = $1`, [juan])
    expect(await notices()).toEqual(
      [
        { user_id: juan, values: { count: 1, titles: ['Civic 5'] }, href: `/vehicles/${ref}` },
        {
          user_id: maria,
          href: '/user-listings',
          values: { count: 4, titles: ['Civic 1', 'Civic 2', 'Civic 3'] },
        },
      ].toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1)),
    )
    // The job may run twice, and the file come again.
    await tellAll()
    await imported(vehicles, file)
    await tellAll()
    expect(await notices()).toHaveLength(2)
    expect(await mails()).toEqual(['juan@example.com', 'maria@example.com'])
  })

  test('notifies suspended owners without a mail, and deleted ones not at all', async () => {
    for (const [ref, ownerId] of [
      ['1', juan],
      ['2', await person('left@example.com')],
    ] as const)
      await saveListing(db, cars, carInput(ref, { ownerId }))
    await query(`update users set suspended_at = now() where id = $1`, [juan])
    await imported(vehicles, await edited(vehicles, (rows) => rows.forEach((row) => (row.price = '8000'))))
    await query(`delete from users where email = 'left@example.com'`)
    await tellAll()
    expect(await notices()).toMatchObject([{ user_id: juan }])
    expect(await mails()).toEqual([])
    await query(`update users set suspended_at = null where id = $1`, [juan])
  })

  const notices = () =>
    query(
      `select user_id, "values", href from notification where event = 'listings-imported' order by user_id`,
    )
  const payloads = async (name: string) =>
    (
      await query(
        `select payload from graphile_worker._private_jobs where task_id =
          (select id from graphile_worker._private_tasks where identifier = $1) order by id`,
        [name],
      )
    ).map(({ payload }) => payload)
  const tellAll = async () => {
    for (const payload of await payloads('tell-owners')) await tellOwners.run(payload, { database: db })
  }
  const mails = async () => (await payloads('mail-notice')).map(({ to }) => to).toSorted()
})

describe('an import fails, and says so, where its file', () => {
  test.each([
    ['is gone', (id: string) => files.delete(fileOf(id))],
    ['is another', (id: string) => files.put(fileOf(id), new TextEncoder().encode('id\r\n1'), 'text/csv')],
    [
      'has a column that is no longer there',
      async (id: string) => {
        const bytes = new TextEncoder().encode('id,gone\r\n1,2')
        await files.put(fileOf(id), bytes, 'text/csv')
        const hash = createHash('sha256').update(bytes).digest('hex')
        await query('update listing_import set hash = $2 where id = $1', [id, hash])
      },
    ],
  ])('%s', async (_, spoil) => {
    const { id, plan } = await tried(vehicles, await withNew(newCar('one')))
    await spoil(id)
    expect(await askFor(db, { id, plan, adminId: ada })).toBe(true)
    await carryOutImport.run({ id }, context)
    expect(await findImport(context, id)).toMatchObject({ state: 'failed' })
    expect(await listings()).toEqual([])
    expect(await query(`select from live_event where type = 'import' and ref = $1`, [id])).toHaveLength(1)
    expect((await deletions()).at(-1)).toEqual({ keys: [fileOf(id)] })
  })
})

test('listings of the team get a history entry and are no longer samples', async () => {
  await saveListing(db, government, {
    ref: 'dmv',
    title: 'Motor Vehicles',
    description: 'Plates',
    island: 'saipan',
    village: 'Susupe',
    photos: [{ src: '/media/a.webp', alt: 'Front' }],
    sample: true,
    attributes: { category: 'motor-vehicle' },
  })
  const file = await edited(government, (rows) => {
    rows.push({ ...rows[0]!, id: '', key: 'new', title: 'Public Works' })
    rows[0]!.title = 'Bureau of Motor Vehicles'
  })
  expect(await imported(government, file)).toMatchObject({ state: 'done', counts: { new: 1, changed: 1 } })
  const [one, two] = await listings()
  expect([one.sample, two.sample]).toEqual([false, false])
  expect(
    await query('select actor_id, kind, ref, part, before, after from content_revision order by id'),
  ).toEqual([
    {
      actor_id: ada,
      kind: 'government',
      ref: 'dmv',
      part: 'facts',
      before: expect.objectContaining({ title: ['Motor Vehicles'], photos: ['/media/a.webp'] }),
      after: expect.objectContaining({ title: ['Bureau of Motor Vehicles'], photos: ['/media/a.webp'] }),
    },
    {
      actor_id: ada,
      kind: 'government',
      ref: two.ref,
      part: 'facts',
      before: null,
      after: expect.objectContaining({ title: ['Public Works'] }),
    },
  ])
})

test('with very many faults the first are stored and all are counted', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => newCar(String(at), { year: 'soon', make: '' }))
  const file = await withNew(...rows)
  const { counts, faults, plan } = await tried(vehicles, file)
  expect(counts).toMatchObject({ faulty: 600, faults: 1_200 })
  expect(faults).toHaveLength(1_000)
  expect(faults.at(-1)).toMatchObject({ row: 501 })
  expect((await tried(vehicles, file)).plan).toBe(plan)
})

test("facts without a changed cell are kept, even if the form can't express them", async () => {
  const days = [at('8:00', '10:00'), at('11:00', '13:00'), at('14:00', '16:00')]
  await saveListing(db, businesses as AnyArea, {
    ref: 'b',
    title: 'Shop',
    description: 'Sells',
    island: 'rota',
    village: 'Songsong',
    photos: [],
    attributes: { category: 'other', hours: { week: [days, [], [], [], [], [], []] } },
  })
  const file = await edited(businesses, ([row]) => (row!.title = 'Other shop'))
  expect(await imported(businesses, file)).toMatchObject({ state: 'done', counts: { changed: 1 } })
  expect(await listings()).toMatchObject([
    { title: 'Other shop', attributes: { hours: { week: [days, [], [], [], [], [], []] } } },
  ])
})

test('events come with their times', async () => {
  const fair = {
    key: 'fair',
    lang: 'en',
    title: 'Fair',
    description: 'Food',
    island: 'tinian',
    village: 'San Jose',
    category: 'community',
    organizer: 'Mayor',
    date: '2030-01-05',
    start: '18:00',
    end: '21:00',
    every: 'week',
    until: '2030-01-26',
    tags: 'food\nmusic',
  }
  const file = await edited(events, (rows) => rows.push(fair))
  expect(await imported(events, file)).toMatchObject({ state: 'done', counts: { new: 1 } })
  expect(await query('select from occurrence')).toHaveLength(4)
  expect(await tried(events, await exported(events))).toMatchObject({ counts: { unchanged: 1, faulty: 0 } })
  const wrong = await edited(events, ([row]) => (row!.until = '2029-01-01'))
  expect((await tried(events, wrong)).faults).toEqual([{ row: 2, column: 'until', problem: 'invalid' }])
  await query('update occurrence set cancelled = true where starts_at = $1', ['2030-01-12T18:00+10:00'])
  const moved = await edited(events, ([row]) => (row!.date = '2030-02-02'))
  const longer = await edited(events, ([row]) => (row!.until = '2030-02-28'))
  for (const other of [moved, longer])
    expect((await tried(events, other)).faults).toEqual([{ row: 2, column: 'every', problem: 'invalid' }])
  const open = await edited(events, ([row]) => (row!.until = ''))
  expect((await tried(events, open)).counts).toMatchObject({ unchanged: 1, faulty: 0 })
  const copied = await edited(events, (rows) => rows.push({ ...rows[0]!, id: '', key: 'copy' }))
  const { faults } = await tried(events, copied)
  expect(faults).toEqual([{ row: 3, column: 'every', problem: 'invalid' }])
  expect(await faultTexts({ database: db, language: 'en' }, 'event', faults)).toMatchObject([
    { text: 'One of these: once, day, week, month.' },
  ])
  const never = { id: '', key: 'never', date: '2030-02-30', every: 'once', until: '' }
  const added = await edited(events, (rows) => rows.push({ ...rows[0]!, ...never }))
  const { faults: ofNew } = await tried(events, added)
  expect(ofNew).toEqual([{ row: 3, column: 'date', problem: 'invalid' }])
  expect(await faultTexts({ database: db, language: 'en' }, 'event', ofNew)).toMatchObject([
    { text: 'Enter a date from 1970 to 2099.' },
  ])
})

test('the file is gone when it is imported, and after a month where it is not', async () => {
  const done = await imported(vehicles, await withNew(newCar('one')))
  const left = await tried(vehicles, await withNew(newCar('two')))
  expect((await deletions()).at(-1)).toEqual({ keys: [`imports/${done.id}.csv`] })
  await forgetImports.run({}, { database: db })
  expect(await findImport(context, left.id)).not.toBeNull()
  await query(`update listing_import set tried_at = now() - interval '31 days'`)
  await forgetImports.run({}, { database: db })
  expect(await query('select from listing_import')).toEqual([])
  expect((await deletions()).at(-1)!.keys).toContain(`imports/${left.id}.csv`)
})

test('an import that never finished is deleted after two months', async () => {
  const { id, plan } = await tried(vehicles, await withNew(newCar('one')))
  await askFor(db, { id, plan, adminId: ada })
  const forgottenAfter = async (days: number) => {
    await query(`update listing_import set tried_at = now() - make_interval(days => $1)`, [days])
    await forgetImports.run({}, { database: db })
    return (await findImport(context, id)) === null
  }
  expect([await forgottenAfter(59), await forgottenAfter(61)]).toEqual([false, true])
  expect((await deletions()).at(-1)).toEqual({ keys: [fileOf(id)] })
})

test.each(samples.map((own) => [own.area.kind, own] as const))(
  'of every sample of the area %s a file can change the title alone',
  async (_, own) => {
    const { area } = own
    await own.save(db, context.now)
    const before = await listings()
    const file = await edited(area, (rows) => {
      for (const row of rows) row.title = `New ${row.title}`.slice(0, 120)
    })
    expect(await imported(area, file)).toMatchObject({
      state: 'done',
      counts: { new: 0, changed: before.length, unchanged: 0, faulty: 0 },
    })
    const derived = Object.fromEntries(
      [
        'title',
        'title_words',
        'search_text',
        'grams',
        'names',
        'words',
        'facets',
        'translations',
        'updated_at',
        'sample',
      ].map((column) => [column, expect.anything()]),
    )
    expect(await listings()).toEqual(
      before.map((one) => ({ ...one, ...derived, title: `New ${one.title}`.slice(0, 120) })),
    )
  },
)

test('an export continues after its last listing was deleted', async () => {
  await query(
    `insert into listing (kind, ref, title, island, village, created_at)
     select 'vehicle', 'many-' || n, 'Boat', 'rota', 'Songsong', now() - make_interval(mins => n)
     from generate_series(1, 101) n`,
  )
  const filter = deskQuery.parse(new URL('http://localhost/?kind=vehicle'))
  const reader = exportListings(context, vehicles, {
    query: filter,
    signal: new AbortController().signal,
  }).getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await next()).toMatch(/id,key/)
  expect((await next()).split('\r\n').at(-2)).toMatch(/^many-100,/)
  await query(`delete from listing where ref = 'many-100'`)
  expect(await next()).toMatch(/^many-101,/)
  expect(await reader.read()).toMatchObject({ done: true })
})

test('every area has a table that can be read back', async () => {
  for (const area of knownAreas()) expect((await tableOf(area)).header).toContain('title')
})
