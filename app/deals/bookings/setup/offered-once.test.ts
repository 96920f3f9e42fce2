import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newBookable, now } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findBookables } from '../bookables/bookable.server.ts'
import { saveBookable } from './save-bookable.server.ts'

const { db } = await testDatabase()

test.each(['seat', 'visit'] as const)(
  'a listing offers one %s: two presses make one, and a closed one does not reopen beside it',
  async (kind) => {
    const { input, bookable, listingId } = await newBookable(db, kind)
    const save = (id: number | null, isClosed: boolean) =>
      saveBookable(db, { ...input, isClosed }, { listingId, id, now })
    expect(await save(bookable.id, true)).toMatchObject({ isClosed: true })
    const made = await Promise.all([save(null, false), save(null, false)])
    expect(made.filter((one) => one === 'another')).toHaveLength(1)
    expect(await save(bookable.id, false)).toBe('another')
    const open = (await findBookables(db, listingId)).filter(({ isClosed }) => !isClosed)
    expect(open.map(({ id }) => id)).toEqual(made.flatMap((one) => (typeof one === 'string' ? [] : one.id)))
    expect(await save(open[0]!.id, false)).toMatchObject({ id: open[0]!.id })
  },
)

test('a form that is sent twice makes one tour, and later it is a change of it', async () => {
  const { input, listingId } = await newBookable(db, 'session')
  const formKey = randomUUID()
  const save = (name: string) => saveBookable(db, { ...input, name }, { listingId, id: null, formKey, now })
  const [first, second] = await Promise.all([save('Grotto dive'), save('Grotto dive')])
  expect(first).toEqual(second)
  expect(await save('Grotto night dive')).toMatchObject({ name: 'Grotto night dive' })
  expect((await findBookables(db, listingId)).map(({ name }) => name)).toEqual([
    'Ocean room',
    'Grotto night dive',
  ])
})

test('before the database guards it, the later of two that are offered is closed', async () => {
  const { bookable, listingId } = await newBookable(db, 'visit')
  await db.execute(sql`drop index bookable_offered_once`)
  await db.execute(sql`
    insert into bookable (listing_id, kind, capacity, settings) select listing_id, kind, capacity, settings from bookable
    where id = ${bookable.id}`)
  for (const name of ['0130_offered_once', '0131_one_offer'])
    await db.execute(sql.raw(await readFile(`app/ground/db/migrations/${name}.sql`, 'utf8')))
  expect(await findBookables(db, listingId)).toMatchObject([
    { id: bookable.id, isClosed: false },
    { isClosed: true },
  ])
})
