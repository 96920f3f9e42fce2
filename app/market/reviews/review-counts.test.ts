import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { people } from '../../../tests/owners.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { hotels } from '../../areas/hotels/area.ts'
import { findCards } from '../../directory/cards.server.ts'
import { orderOf } from '../../directory/order.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { reviewMerge } from './merge-part.server.ts'
import { randomOf } from './samples/sample-random.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson } = people(database)

const hotel = (ref: string) =>
  saveListing(db, hotels, {
    ref,
    title: `Hotel ${ref}`,
    description: '',
    island: 'saipan',
    village: 'Garapan',
    attributes: {},
    photos: [],
  })
const authors = await Promise.all(Array.from({ length: 8 }, async () => (await newPerson()).id))

/** What the rows of reviews come to, counted again. */
const counted = async (ids: readonly number[]) =>
  (
    await pool.query(
      `select listing.id::int, count(review.id)::int as count, round(avg(review.rating), 1)::float as rating,
         array(select 'hotel.rating=' || one from unnest('{3,4}'::int[]) one
           where (select round(avg(rating), 1) from review where listing_id = listing.id and hidden_at is null) >= one) as tokens,
         (select coalesce(jsonb_agg(distinct jsonb_build_array(lang, photos <> '{}', rating,
             (select count(*) from review same where same.listing_id = listing.id and hidden_at is null
               and same.lang = of.lang and (same.photos <> '{}') = (of.photos <> '{}') and same.rating = of.rating))), '[]')
           from review of where listing_id = listing.id and hidden_at is null) as counts
       from listing left join review on listing_id = listing.id and review.hidden_at is null
       where listing.id = any($1) group by listing.id order by listing.id`,
      [ids],
    )
  ).rows

const kept = async (ids: readonly number[]) =>
  (
    await pool.query(
      `select id::int, review_count as count, rating::float,
         array(select token from unnest(facets) token where token like '%.rating=%' order by 1) as tokens,
         (select coalesce(jsonb_agg(jsonb_build_array(lang, with_photos, rating, count) order by
             jsonb_build_array(lang, with_photos, rating, count)), '[]')
           from review_count where listing_id = listing.id and count > 0) as counts
       from listing where id = any($1) order by id`,
      [ids],
    )
  ).rows

test('after any writing, editing, hiding, showing, deleting and merging, counts are those of the visible reviews', async () => {
  const random = randomOf('any order of changes')
  const among = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!
  const ids = [await hotel('1'), await hotel('2'), await hotel('3')]
  const langs = ['en', 'ko', 'ja', 'zh']
  const one = () => sql`listing_id = ${among(ids)} and author_id = ${among(authors)}`
  const changes = [
    () => sql`
      insert into review (listing_id, author_id, rating, lang, photos)
      values (${among(ids)}, ${among(authors)}, ${1 + Math.floor(5 * random())}, ${among(langs)}, ${sql.param(random() < 0.3 ? ['/media/a'] : [])})
      on conflict do nothing`,
    () =>
      sql`update review set rating = ${1 + Math.floor(5 * random())}, lang = ${among(langs)} where ${one()}`,
    () =>
      sql`update review set photos = case when photos = '{}' then '{/media/b}'::text[] else '{}' end where ${one()}`,
    () => sql`update review set hidden_at = now() where ${one()}`,
    () => sql`update review set hidden_at = null where listing_id = ${among(ids)}`,
    () => sql`delete from review where ${one()}`,
    () => sql`update listing set facets = '{hotel.island=saipan}' where id = ${among(ids)}`,
  ]
  for (let step = 0; step < 150; step++) {
    await db.execute(among([...changes, changes[0]!, changes[0]!])())
    expect(await kept(ids)).toEqual(await counted(ids))
  }
  expect(await kept(ids)).toEqual(await counted(ids))
  const [from, to] = ids.map((id) => ({ id, kind: 'hotel', ref: String(id), title: '', ownerId: null }))
  await db.transaction((tx) => reviewMerge.merge!(tx, from!, to!))
  expect(await kept(ids)).toEqual(await counted(ids))
  await db.execute(sql`delete from listing where id = ${ids[0]!}`)
  expect(await kept(ids)).toEqual(await counted(ids))
})

test('of two who review at the same time both count', async () => {
  const id = await hotel('4')
  await Promise.all(
    authors.map((author, at) =>
      db.execute(
        sql`insert into review (listing_id, author_id, rating) values (${id}, ${author}, ${1 + (at % 5)})`,
      ),
    ),
  )
  expect(await kept([id])).toEqual(await counted([id]))
})

test('one who gives five stars does not outdo forty who give 4.8', async () => {
  const rated = async (ref: string, rating: number | null, count: number) =>
    pool.query(`update listing set rating = $2, review_count = $3 where id = $1`, [
      await hotel(ref),
      rating,
      count,
    ])
  await rated('once', 5, 1)
  await rated('often', 4.8, 40)
  await rated('rarely', 4.8, 2)
  await rated('badly', 2, 90)
  await rated('never', null, 0)
  const cards = await findCards(db, 'en', {
    where: sql`kind = 'hotel' and ref in ('once', 'often', 'rarely', 'badly', 'never')`,
    order: orderOf(hotels, 'highestRated'),
    limit: 10,
  })
  expect(cards.map(({ ref }) => ref)).toEqual(['often', 'rarely', 'once', 'badly', 'never'])
})
