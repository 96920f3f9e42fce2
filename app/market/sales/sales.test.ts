import { randomUUID } from 'node:crypto'
import { I18nProvider } from '@lingui/react'
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newAccount } from '../../../tests/bookings.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import '../../registry/register.server.ts'
import { viewerWith } from '../../../tests/people.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { findCase } from '../../team/moderation/find-case.server.ts'
import { decide } from '../../team/moderation/decide.server.ts'
import { findSellerRating } from '../public-profiles/find-person.server.ts'
import { answerSale } from './answer-sale.server.ts'
import { findRatings, findSale } from './find-sale.server.ts'
import { findBuyers, findSoldListing, nameBuyer, withdrawBuyer } from './name-buyer.server.ts'
import { saleData } from './personal-data.server.ts'
import { deleteRating, rate } from './rate.server.ts'
import { OtherRating } from './rating-form.tsx'
import { findRatingsOfPerson } from './ratings-of-person.server.ts'

const { db } = await testDatabase()
const person = async () => ({ id: await newAccount(db), fullName: 'Ana Cruz' })
type SalePerson = Awaited<ReturnType<typeof person>>
const trust = ({ id }: SalePerson) => db.execute(sql`update users set verified_at = now() where id = ${id}`)

/** A sold bicycle, and who has written about it. */
async function soldBicycle() {
  const [seller, ben, cai] = [await person(), await person(), await person()]
  const ref = randomUUID()
  await db.execute(sql`
    insert into listing (kind, ref, title, island, owner_id, status)
    values ('buy-and-sell', ${ref}, 'Red bicycle', 'saipan', ${seller.id}, 'sold')`)
  for (const { id } of [ben, cai])
    await db.execute(sql`
      insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id, last_id)
      values ('buy-and-sell', ${ref}, 'Red bicycle', ${seller.id}, ${id}, 1)`)
  const sold = (await findSoldListing(db, seller.id, { kind: 'buy-and-sell', ref }))!
  const name = (buyer: SalePerson) =>
    db.transaction((tx) => nameBuyer(tx, { seller, sold, buyerId: buyer.id }))
  const saleRef = async (buyer: SalePerson) =>
    (await findBuyers(db, seller.id, sold)).find(({ id }) => id === buyer.id)!.saleRef!
  const answer = async (buyer: SalePerson, isYes: boolean, of: string) =>
    db.transaction((tx) => answerSale(tx, { buyer, saleRef: of, isYes }))
  return { seller, ben, cai, sold, name, saleRef, answer }
}

const say = (author: SalePerson, saleRef: string, rating: number, comment = '') =>
  db.transaction((tx) => rate(tx, { author, saleRef, written: { rating, comment, lang: 'en' } }))
/** Whom each notification about a sale names. */
const named = async ({ id }: SalePerson) =>
  (
    await db.execute<{ about: string[] }>(
      sql`select about from notification where user_id = ${id} and event = 'sale' order by id`,
    )
  ).rows.flatMap(({ about }) => about)
const told = async ({ id }: SalePerson) =>
  (
    await db.execute<{ news: string }>(
      sql`select values ->> 'news' as news from notification where user_id = ${id} and event = 'sale' order by id`,
    )
  ).rows.map(({ news }) => news)

test('a seller names one buyer of those who wrote about it, who says yes or no', async () => {
  const { seller, ben, cai, sold, name, saleRef, answer } = await soldBicycle()
  expect(await name(await person())).toBe(false)
  expect((await Promise.all([name(ben), name(cai)])).filter(Boolean)).toHaveLength(1)
  await withdrawBuyer(db, seller.id, sold)
  expect(await name(ben)).toBe(true)
  expect(await name(cai)).toBe(false)
  const ref = await saleRef(ben)
  for (const stranger of [cai, await person()]) {
    expect(await findSale(db, stranger.id, ref)).toBeNull()
    expect(await answer(stranger, true, ref)).toBe(false)
  }
  expect(await answer(seller, true, ref)).toBe(false)
  expect(await answer(ben, false, ref)).toBe(true)
  // Who said no is asked no second time, and another one can be named.
  expect(await name(ben)).toBe(false)
  expect(await name(cai)).toBe(true)
  expect(await answer(cai, true, await saleRef(cai))).toBe(true)
  expect(await told(seller)).toEqual(['denied', 'confirmed'])
  expect(await named(seller)).toEqual([ben.id, cai.id])
  expect(await named(cai)).toEqual([seller.id])
  expect(await findSoldListing(db, ben.id, sold)).toBeNull()
})

test('who is named again and again is told once, with a link that leads there whenever they are named', async () => {
  const { seller, ben, cai, sold, name, saleRef } = await soldBicycle()
  expect(await name(ben)).toBe(true)
  const ref = await saleRef(ben)
  await withdrawBuyer(db, seller.id, sold)
  expect(await findSale(db, ben.id, ref)).toBeNull()
  expect(await name(cai)).toBe(true)
  expect(await name(ben)).toBe(false)
  await withdrawBuyer(db, seller.id, sold)
  expect(await name(ben)).toBe(true)
  expect([await told(ben), await told(cai)]).toEqual([['named'], ['named']])
  expect(await findSale(db, ben.id, ref)).toMatchObject({ state: 'named' })
})

test('both rate each other once the buyer has said yes, and the rating is on the profile of the other', async () => {
  const { seller, ben, name, saleRef, answer } = await soldBicycle()
  for (const one of [seller, ben]) await trust(one)
  await name(ben)
  const ref = await saleRef(ben)
  expect(await say(ben, ref, 5)).toBe(false)
  await answer(ben, true, ref)
  expect(
    await Promise.all([say(ben, ref, 4), say(ben, ref, 4), say(seller, ref, 5, 'Paid at once.')]),
  ).toEqual([true, true, true])
  expect(await say(await person(), ref, 1)).toBe(false)
  expect(await findSellerRating({ database: db }, seller.id)).toEqual({ average: 4, count: 1 })
  expect(await findSellerRating({ database: db }, ben.id)).toBeNull()
  expect(await findRatingsOfPerson(db, ben.id)).toMatchObject([
    { rating: 5, comment: 'Paid at once.', bySeller: true, author: 'Ana Cruz' },
  ])
  expect(await told(seller)).toEqual(['confirmed', 'rated'])
  expect(await named(seller)).toEqual([ben.id, ben.id])
  await say(ben, ref, 2, 'It broke on the next day.')
  expect(await findRatingsOfPerson(db, seller.id)).toMatchObject([{ rating: 2, bySeller: false }])
  await db.transaction((tx) => deleteRating(tx, ben.id, ref))
  expect(await findRatingsOfPerson(db, seller.id)).toEqual([])
})

test('a rating of who is not trusted yet, or with a link, waits for a moderator', async () => {
  const { seller, ben, name, saleRef, answer } = await soldBicycle()
  await trust(seller)
  await name(ben)
  const ref = await saleRef(ben)
  await answer(ben, true, ref)
  await say(ben, ref, 1, 'Rude.')
  await say(seller, ref, 5, 'See https://example.com')
  for (const { id } of [seller, ben]) expect(await findRatingsOfPerson(db, id)).toEqual([])
  const casesOf = async ({ id }: SalePerson) =>
    (
      await db.execute<{ id: number; version: number }>(sql`
        select id::int, version from moderation_case
        where subject_kind = 'sale-rating' and owner_id = ${id} and state = 'open'`)
    ).rows
  const cases = await casesOf(ben)
  const staff = { id: await newAccount(db), role: 'moderator' } as const
  const admin = viewerWith(staff.id, { role: 'moderator' })
  const found = await findCase(
    db,
    { language: 'en', now: new Date(), samples: true },
    admin,
    String(cases[0]!.id),
  )
  expect(found!.content!.fields.map(({ text }) => text)).toEqual(['1', 'Rude.', 'English'])
  expect(await told(seller)).toEqual(['confirmed'])
  const approve = ({ id, version }: { id: number; version: number }) =>
    db.transaction((tx) => decide(tx, { caseId: id, version, staff, decision: 'approve', reason: '' }))
  await approve(cases[0]!)
  expect(await findRatingsOfPerson(db, seller.id)).toMatchObject([{ rating: 1, comment: 'Rude.' }])
  expect(await told(seller)).toEqual(['confirmed', 'rated'])
  expect(await named(seller)).toEqual([ben.id, ben.id])
  // Of an old one it may be forgotten that its subject was told.
  await db.execute(
    sql`update sale_rating set created_at = now() - interval '1 year' where author_id = ${seller.id}`,
  )
  await approve((await casesOf(seller))[0]!)
  expect(await findRatingsOfPerson(db, ben.id)).toMatchObject([{ rating: 5 }])
  expect(await told(ben)).not.toContain('rated')
})

test('who deletes a rating that staff have hidden waits, even if they are verified, until staff approve one', async () => {
  const { seller, ben, name, saleRef, answer } = await soldBicycle()
  await trust(ben)
  await name(ben)
  const ref = await saleRef(ben)
  await answer(ben, true, ref)
  await say(ben, ref, 1, 'A thief!')
  await db.execute(sql`
    insert into moderation_case (type, subject_kind, subject_ref, owner_id, state, quote)
    select 'report', 'sale-rating', id::text, author_id, 'hidden', comment from sale_rating where author_id = ${ben.id}`)
  await db.transaction((tx) => deleteRating(tx, ben.id, ref))
  await say(ben, ref, 1, 'A thief.')
  expect(await findRatingsOfPerson(db, seller.id)).toEqual([])
})

test('who leaves takes what was said of them along; what they said stays', async () => {
  const { seller, ben, name, saleRef, answer } = await soldBicycle()
  for (const one of [seller, ben]) await trust(one)
  await name(ben)
  const ref = await saleRef(ben)
  await answer(ben, true, ref)
  await say(ben, ref, 4)
  await say(seller, ref, 5)
  expect(await saleData.read(db, { id: ben.id, email: null })).toMatchObject({
    sales: [{ title: 'Red bicycle', asSeller: false }],
    ratings: [{ byYou: expect.any(Boolean) }, { byYou: expect.any(Boolean) }],
  })
  await db.transaction((tx) => saleData.erase(tx, { id: ben.id, email: null }))
  const sale = await findSale(db, seller.id, ref)
  expect(sale).toMatchObject({ otherId: null, isSeller: true })
  expect((await findRatings(db, sale!.id)).map(({ rating }) => rating)).toEqual([4])
  await db.transaction((tx) => saleData.erase(tx, { id: seller.id, email: null }))
  expect(await findSale(db, seller.id, ref)).toBeNull()
})

test('a page shows the tags in a name', () => {
  const rating = createElement(OtherRating, {
    name: 'Ana <i>Cruz</i>',
    rating: { id: '1', bySeller: true, rating: 5, comment: '', lang: 'en', isHidden: false },
  })
  const page = renderToStaticMarkup(createElement(I18nProvider, { i18n: i18nOf('en') }, rating))
  expect(page).toContain('Ana &lt;i&gt;Cruz&lt;/i&gt; rated you')
})
