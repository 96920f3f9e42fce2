import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { users } from '../../../people/users/tables.server.ts'
import { events } from '../../../areas/events/area.ts'
import { hotels } from '../../../areas/hotels/area.ts'
import { saveListing } from '../../../directory/save-listing.server.ts'
import { allReviews, type ReviewQuery } from '../../../directory/detail/review-query.ts'
import { reviewsPerPage } from './find-reviews.server.ts'
import { loadDetailWithReviews, loadReviews } from './load-reviews.server.ts'
import type { SampleComment } from '../samples/sample-comment.ts'
import { saveSampleReviews } from '../samples/sample-reviews.server.ts'
import { review } from '../tables.server.ts'

const database = await testDatabase()
const { db } = database
const seededAt = new Date('2026-10-01T00:00Z')

const saveOne = (ref: string) =>
  saveListing(db, events, {
    ref,
    title: `Market ${ref}`,
    description: '',
    island: 'saipan',
    village: 'Garapan',
    attributes: { category: 'community', organizer: 'Friends' },
    photos: [],
  })
const saveHotel = () =>
  saveListing(db, hotels, {
    ref: '1',
    title: 'Hotel 1',
    description: '',
    island: 'rota',
    village: 'Songsong',
    attributes: {},
    photos: [],
  })
const id = await saveOne('1')
const daysLater = (days: number) => new Date(+seededAt + days * 86_400_000)

async function reviewsOf(average: number, count: number, comments: readonly SampleComment[] = []) {
  await saveSampleReviews(db, events, { id, ref: '1', average, count, comments, seededAt })
  return loadReviews(db, id)
}

test('a hundred sample reviews of 4.51 stars have the usual distribution', async () => {
  const { average, count, distribution } = await reviewsOf(4.51, 100)
  expect({ average, count }).toEqual({ average: 4.5, count: 100 })
  expect(distribution.map(({ part }) => Math.round(100 * part))).toEqual([65, 25, 7, 2, 1])
})

test.each([
  [2.6, 14],
  [3.4, 27],
  [4.9, 64],
  [5, 3],
  [1, 100],
  [4, 1],
])('sample reviews come to %d stars in %d', async (average, count) => {
  expect(await reviewsOf(average, count)).toMatchObject({ average, count })
  const [row] = (await db.execute(sql`select rating::float, review_count from listing where id = ${id}`)).rows
  expect(row).toEqual({ rating: average, review_count: count })
})

test('sample reviews are the same every time, all before the seeding; each comment stands once', async () => {
  const written = [
    [5, 'en', 'Perfect.'],
    [3, 'ko', '평범해요.'],
    [2, 'zh', '一般。'],
    [5, 'ja', 'また来ます。'],
  ] as const
  const contents = async () => {
    await reviewsOf(4.2, 60, written)
    const rows = await db.select().from(review).orderBy(review.id)
    return rows.map((row) => ({ ...row, id: 0 }))
  }
  const first = await contents()
  expect(await contents()).toEqual(first)
  expect(first.every(({ createdAt }) => createdAt < seededAt)).toBe(true)
  const commented = first.filter(({ comment }) => comment)
  expect(new Set(commented.map(({ rating, lang, comment }) => [rating, lang, comment]))).toEqual(
    new Set(written),
  )
  expect(first).toHaveLength(60)
  expect(new Set(first.map(({ lang }) => lang))).toEqual(new Set(['en', 'ko', 'ja', 'zh']))
})

test('a comment with stars that no sample review has is refused', async () => {
  await expect(reviewsOf(5, 3, [[1, 'en', 'Closed.']])).rejects.toThrow(RangeError)
})

test("new sample reviews leave a person's own", async () => {
  const [person] = await db.insert(users).values({ fullName: 'A visitor' }).returning()
  await reviewsOf(4, 10)
  await db.insert(review).values({ listingId: id, authorId: person!.id, rating: 1, comment: 'Mine' })
  expect((await reviewsOf(5, 4)).shown[0]).toMatchObject({ author: 'A visitor', comment: 'Mine', rating: 1 })
  await db.delete(review)
})

test('a listing that is saved again is still found by its rating', async () => {
  await saveSampleReviews(db, hotels, { id: await saveHotel(), ref: '1', average: 4.2, count: 9, seededAt })
  const { rows } = await db.execute<{ facets: string[] }>(
    sql`select facets from listing where id = ${await saveHotel()}`,
  )
  expect(rows[0]!.facets).toContain('hotel.rating=4')
})

test('more sample reviews than there are reviewers are refused', async () => {
  await expect(reviewsOf(4, 101)).rejects.toThrow(RangeError)
})

test('reviews are shown ten at a time, the newest first; past the end the last of them', async () => {
  await reviewsOf(4, 25)
  const pages = await Promise.all(
    [1, 2, 3, 9].map((reviews) => loadReviews(db, id, { ...allReviews, reviews })),
  )
  expect(pages.map(({ shown, page }) => [shown.length, page])).toEqual([
    [reviewsPerPage, 1],
    [reviewsPerPage, 2],
    [5, 3],
    [5, 3],
  ])
  const dates = pages.slice(0, 3).flatMap(({ shown }) => shown.map(({ createdAt }) => createdAt))
  expect(dates).toEqual(dates.toSorted((a, b) => Number(b) - Number(a)))
})

test('a listing without reviews has no average', async () => {
  const none = await loadReviews(db, await saveOne('2'))
  expect(none).toMatchObject({ average: null, count: 0, shown: [], page: 1, pages: 1 })
})

test.each([
  ['?reviews=2', 2],
  ['', 1],
  ['?reviews=0', 1],
  ['?reviews=-1', 1],
  ['?reviews=1e9', 1],
  ['?reviews=99999', 3],
  ['?reviews=9999', 3],
])('the address %s shows page %d', async (search, page) => {
  const { params, ...args } = loaderArguments(database, `/hotels/1${search}`)
  await saveSampleReviews(db, hotels, { id: await saveHotel(), ref: '1', average: 4, count: 25, seededAt })
  const detail = await loadDetailWithReviews(hotels, { ...args, params })
  expect(detail).toMatchObject({ found: true, reviews: { page } })
})

test('a page tells the accounts only of authors who have a public profile', async () => {
  const { params, ...args } = loaderArguments(database, '/hotels/1')
  const listingId = await saveHotel()
  await saveSampleReviews(db, hotels, { id: listingId, ref: '1', average: 4, count: 9, seededAt })
  const authors = await db.select({ id: review.authorId }).from(review).where(eq(review.listingId, listingId))
  expect(authors).toHaveLength(9)
  const { id: shy } = authors[0]!
  await db.update(users).set({ profilePublic: false }).where(eq(users.id, shy))
  const detail = JSON.stringify(await loadDetailWithReviews(hotels, { ...args, params }))
  expect(authors.filter(({ id: author }) => !detail.includes(author))).toEqual([{ id: shy }])
})

test('reviews are listed in four orders, and those of some stars, a language or with photos alone', async () => {
  const listingId = await saveOne('4')
  const written = [
    { rating: 5, lang: 'en', helpful: 0, photos: [] },
    { rating: 2, lang: 'ko', helpful: 3, photos: ['/media/a'] },
    { rating: 4, lang: 'ko', helpful: 1, photos: [] },
    { rating: 2, lang: 'ja', helpful: 1, photos: ['/media/b'] },
  ] satisfies Partial<typeof review.$inferInsert>[]
  for (const [at, one] of written.entries()) {
    const [author] = await db
      .insert(users)
      .values({ fullName: `Visitor ${at}` })
      .returning()
    await db
      .insert(review)
      .values({ listingId, authorId: author!.id, comment: String(at), ...one, createdAt: daysLater(at) })
  }
  const found = async (query: Partial<ReviewQuery>) => {
    const { shown, found } = await loadReviews(db, listingId, { ...allReviews, ...query })
    expect(found).toBe(shown.length)
    return shown.map(({ comment }) => comment).join('')
  }
  expect(await found({})).toBe('3210')
  expect(await found({ reviewsBy: 'highest' })).toBe('0231')
  expect(await found({ reviewsBy: 'lowest' })).toBe('3120')
  expect(await found({ reviewsBy: 'helpful' })).toBe('1320')
  expect(await found({ reviewStars: 2 })).toBe('31')
  expect(await found({ reviewsIn: 'ko', reviewsBy: 'helpful' })).toBe('12')
  expect(await found({ reviewPhotos: true, reviewsIn: 'ja' })).toBe('3')
  expect(await found({ reviewStars: 5, reviewsIn: 'ko' })).toBe('')
  expect(await loadReviews(db, listingId)).toMatchObject({
    withPhotos: 2,
    languages: [
      { lang: 'en', count: 1 },
      { lang: 'ko', count: 2 },
      { lang: 'ja', count: 1 },
    ],
  })
})
