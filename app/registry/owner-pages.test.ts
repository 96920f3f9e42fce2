import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newApplication, newJob } from '../../tests/applications.ts'
import { loaderArguments } from '../../tests/page-context.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { ownerLinks } from '../directory/owner-pages.server.ts'
import type { ColleagueRole } from '../ground/request/viewer.ts'
import { findOwnListings } from '../market/own-listings/find-own-listings.server.ts'
import { ownListingQuery } from '../market/own-listings/own-listing-query.ts'

const database = await testDatabase()
const { db } = database

test('the page of a listing leads those who act for it to what its kind has and their role allows', () => {
  const links = (kind: string, role: ColleagueRole | 'owner' | 'guest') => {
    const listing = { kind, ref: 'a b', ownerId: 'owner' }
    const colleagueOf =
      role === 'owner' || role === 'guest' ? [] : [{ kind, ref: 'a b', ownerId: 'owner', role }]
    const viewer = role === 'guest' ? null : { id: role, colleagueOf }
    return ownerLinks(listing, { viewer, language: 'en' }).map(({ label }) => label)
  }
  const owned = (kind: string) => links(kind, 'owner')
  expect(owned('business')).toEqual(['Special hours', 'Offers and news', 'Bookings', 'Colleagues'])
  expect(owned('hotel')).toEqual(['Offers and news', 'Bookings', 'Colleagues'])
  expect(owned('product')).toEqual(['Pieces for sale', 'Colleagues'])
  expect(owned('job')).toEqual(['Applications', 'Colleagues'])
  expect(owned('buy-and-sell')).toEqual(['Colleagues'])
  expect(links('business', 'everything')).toEqual(owned('business'))
  expect(links('business', 'edit')).toEqual(['Special hours', 'Offers and news'])
  expect(links('business', 'answer')).toEqual([])
  expect(links('job', 'edit')).toEqual([])
  expect(links('business', 'guest')).toEqual([])
})

test('links to the pages of owners are in the language of the page, at the address of the listing', () => {
  const listing = { kind: 'hotel', ref: 'a b', ownerId: 'owner' }
  expect(ownerLinks(listing, { viewer: { id: 'owner' }, language: 'ko' })).toContainEqual({
    href: '/user-listings/hotel/a%20b/bookings',
    label: '예약',
  })
})

test('the menu of an own listing leads to the same pages, and says how many have applied', async () => {
  const job = await newJob(db)
  await newApplication(db, job)
  await newApplication(db, job)
  const { number } = await newApplication(db, job)
  await db.execute(sql`update application set hidden_at = now() where number = ${number}`)
  await newApplication(db, await newJob(db))
  await db.execute(sql`
    insert into listing (kind, ref, title, island, owner_id)
    values ('business', 'owners-business', 'Shop', 'saipan', ${job.ownerId}),
      ('product', 'owners-product', 'Soap', 'saipan', ${job.ownerId})`)
  const { page } = loaderArguments(database, '/user-listings')
  const query = ownListingQuery.parse(new URL('/user-listings', page.origin))
  const { listings } = await findOwnListings(page, { id: job.ownerId }, query, [])
  const pages = new Map(listings.map((one) => [one.kind, one.pages]))
  expect(pages.get('job')).toEqual([
    { href: `/user-listings/job/${job.ref}/applications`, label: 'Applications', count: 2 },
  ])
  expect(pages.get('product')).toEqual([
    { href: '/user-listings/product/owners-product/stock', label: 'Pieces for sale', count: null },
  ])
  expect(pages.get('business')?.map(({ label, count }) => [label, count])).toEqual([
    ['Bookings', null],
    ['Special hours', null],
    ['Offers and news', null],
  ])
})
