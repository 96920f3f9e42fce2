import { existsSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
import { users } from '../people/users/tables.server.ts'
import { decodeValues } from '../directory/listing.ts'
import { article } from '../reading/articles/tables.server.ts'
import { derived } from '../directory/save-listing.server.ts'
import { normalize } from '../ground/i18n/normalize.ts'
import { review } from '../market/reviews/tables.server.ts'
import { listing, photo } from '../directory/tables.server.ts'
import { languages } from '../ground/i18n/languages.ts'
import { categories, periods } from '../areas/events/options.ts'
import { spanOfPeriod } from '../areas/events/periods.ts'
import { type EventSample, eventSamples } from '../areas/events/samples.server.ts'
import { occurrence } from '../areas/events/tables.server.ts'
import { areas } from './areas.ts'
import { samples, seedMissingSamples, seedSamples } from './samples.server.ts'
import { businessSamples } from '../areas/businesses/samples.server.ts'
import { vehicleSamples } from '../areas/vehicles/samples.server.ts'

const now = new Date('2026-08-05T09:00+10:00')
const pictureless = new Set(['job'])
/** Offices, of which no address was confirmed. */
const unplaced = 'government'
const boxes = {
  saipan: [145.68, 15.08, 145.84, 15.3],
  tinian: [145.57, 14.91, 145.68, 15.1],
  rota: [145.11, 14.1, 145.29, 14.21],
} as const

test('every area has its samples once, if it has any', () => {
  const kinds = samples.map(({ area }) => area.kind)
  expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([])
  expect(areas.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds))
})

describe.each(samples.map(({ area, listings }) => ({ kind: area.kind, area, samples: listings(now) })))(
  'the $kind samples',
  ({ area, samples }) => {
    test('are numbered from 1 on', () => {
      const numbers = samples.map((_, index) => String(index + 1))
      expect(samples.map(({ ref }) => /\d+$/.exec(ref)?.[0])).toEqual(numbers)
    })

    test.each(samples)(
      '$ref keeps all its facts, and has those that every listing needs',
      ({ attributes }) => {
        const keys = Object.keys(area.attributes)
        expect(decodeValues(area, attributes, keys)).toEqual(attributes)
        const required = keys.filter((key) => area.attributes[key]!.required)
        expect(Object.keys(attributes)).toEqual(expect.arrayContaining(required))
      },
    )

    test.each(samples)('$ref has texts in every language', ({ title, description, translations }) => {
      for (const language of languages) {
        const texts = language === 'en' ? { title, description } : translations?.[language]
        expect(texts).toMatchObject({
          title: expect.stringMatching(/./),
          description: expect.stringMatching(/./),
        })
      }
    })

    test.each(area.kind === unplaced ? [] : samples)('$ref lies on its island', ({ island, lng, lat }) => {
      const [west, south, east, north] = boxes[island]
      expect(lng! > west && lng! < east && lat! > south && lat! < north).toBe(true)
    })

    test.each(samples)('$ref shows pictures that exist', ({ photos }) => {
      expect(photos.length > 0).toBe(!pictureless.has(area.kind))
      expect(photos.filter(({ src }) => !existsSync(`public${src}`))).toEqual([])
    })

    test.each(samples)('$ref can be filtered and searched for', (sample) => {
      const { facets, searchText } = derived(area, sample)
      const ofIsland = area.filters.includes('island') ? [`${area.kind}.island=${sample.island}`] : []
      expect(facets).toEqual(expect.arrayContaining(ofIsland))
      for (const title of [sample.title, sample.translations!.ja!.title!])
        expect(searchText).toContain(normalize(title))
    })
  },
)

test("vehicles cost something, and a private person's number is not public", () => {
  for (const { priceCents, contactPrivate, attributes } of vehicleSamples.listings(now)) {
    expect(priceCents).toBeGreaterThan(0)
    expect(contactPrivate).toBe(attributes.sellerType === 'private')
  }
})

test('some vehicles share a make, and some businesses a category: their pages show similar ones', () => {
  const makes = Object.groupBy(vehicleSamples.listings(now), ({ attributes }) => String(attributes.make))
  expect(Object.values(makes).filter((same) => same!.length > 1).length).toBeGreaterThanOrEqual(3)
  const shared = Object.groupBy(businessSamples.listings(now), ({ attributes }) =>
    String(attributes.category),
  )
  expect(Object.values(shared).some((same) => same!.length > 1)).toBe(true)
})

test('events are of every category', () => {
  const present = new Set(eventSamples.listings(now).map(({ attributes }) => attributes.category))
  expect(present).toEqual(new Set(categories.map(({ value }) => value)))
})

test.each(periods)('on whichever day they are seeded, some event of $value is still to come', ({ value }) => {
  const missed = Array.from(
    { length: 78 },
    (_, index) => new Date(now.getTime() + index * 37 * 3_600_000),
  ).filter((seededAt) => {
    const { from, until } = spanOfPeriod(value, seededAt)
    const times = (eventSamples.listings(seededAt) as readonly EventSample[]).flatMap(({ times }) => times)
    return !times.some(({ startsAt, endsAt }) => startsAt < until && endsAt > from && endsAt > seededAt)
  })
  expect(missed).toEqual([])
})

describe('seeding', async () => {
  const { db } = await testDatabase()
  const contents = async () => ({
    listings: await db.$count(listing),
    photos: await db.$count(photo),
    occurrences: await db.$count(occurrence),
    reviews: await db.$count(review),
    articles: await db.$count(article),
    owners: await db.$count(users, eq(users.sample, true)),
  })

  test('twice leaves every sample once', async () => {
    await seedMissingSamples(db, now)
    const first = await contents()
    const all = samples.flatMap(({ listings }) => listings(now))
    expect(first).toMatchObject({
      listings: all.length,
      photos: all.flatMap(({ photos }) => photos).length,
      occurrences: 35,
    })
    await seedSamples(db, now)
    expect(await contents()).toEqual(first)
  })

  test('about 400 reviews say something, each its own, in all languages; most are stars only', async () => {
    const rows = await db.select().from(review)
    const comments = rows.filter(({ comment }) => comment !== '')
    expect(comments.length).toBeGreaterThan(380)
    expect(comments.length).toBeLessThan(rows.length / 3)
    expect(new Set(comments.map(({ comment }) => comment)).size).toBe(comments.length)
    const inEnglish = comments.filter(({ lang }) => lang === 'en')
    expect(inEnglish.length / comments.length).toBeCloseTo(0.55, 1)
    expect(new Set(comments.map(({ lang }) => lang))).toEqual(new Set(languages))
  })

  test('samples of a new area are added to a site that has the others', async () => {
    const before = await contents()
    await db.delete(listing).where(eq(listing.kind, 'vehicle'))
    await seedMissingSamples(db, now)
    expect(await contents()).toEqual(before)
  })

  test('brings a changed sample back and leaves what a person made', async () => {
    await db.update(listing).set({ title: 'Changed' })
    await db
      .update(listing)
      .set({ sample: false })
      .where(sql`kind = 'vehicle' and ref = '3'`)
    await seedSamples(db, now)
    const changed = await db
      .select({ kind: listing.kind, ref: listing.ref })
      .from(listing)
      .where(eq(listing.title, 'Changed'))
    expect(changed).toEqual([{ kind: 'vehicle', ref: '3' }])
  })

  test('of articles that fails at the last brings none, and brings all the next time', async () => {
    const all = await db.$count(article)
    await db.delete(article)
    await db.execute(sql`alter table article add constraint no_last check (slug <> 'a-day-on-tinian')`)
    await expect(seedMissingSamples(db, now)).rejects.toThrow()
    expect(await db.$count(article)).toBe(0)
    await db.execute(sql`alter table article drop constraint no_last`)
    await seedMissingSamples(db, now)
    expect(await db.$count(article)).toBe(all)
  })

  test('that fails leaves nothing half done', async () => {
    await db.delete(listing)
    await db.execute(sql`alter table occurrence add constraint none check (false) not valid`)
    await expect(seedSamples(db, now)).rejects.toThrow()
    expect(await db.$count(listing)).toBe(0)
  })
})
