import { existsSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
import { users } from '../accounts/tables.server.ts'
import { decodeValues } from '../directory/listing.ts'
import { derived, type ListingInput } from '../directory/save-listing.server.ts'
import { listing, photo } from '../directory/tables.server.ts'
import { languages } from '../i18n/languages.ts'
import { events } from './events/area.ts'
import { categories, periods } from './events/options.ts'
import { spanOfPeriod } from './events/periods.ts'
import { eventSamples } from './events/samples.server.ts'
import { occurrence } from './events/tables.server.ts'
import { areas } from './registry.ts'
import { samplesPresent, seedSamples } from './samples.server.ts'
import { vehicles } from './vehicles/area.ts'
import { vehicleSamples } from './vehicles/samples.server.ts'

const now = new Date('2026-08-05T09:00+10:00')
const samplesOf: Record<string, readonly ListingInput[]> = {
  vehicle: vehicleSamples(now),
  event: eventSamples(now),
}
const boxes = {
  saipan: [145.68, 15.08, 145.84, 15.3],
  tinian: [145.57, 14.91, 145.68, 15.1],
  rota: [145.11, 14.1, 145.29, 14.21],
} as const

describe.each(areas.map((area) => ({ kind: area.kind, area, samples: samplesOf[area.kind]! })))(
  'the $kind samples',
  ({ area, samples }) => {
    test('have refs from 1 on', () => {
      const numbers = samples.map((_, index) => String(index + 1))
      expect(samples.map(({ ref }) => ref)).toEqual(numbers)
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

    test.each(samples)('$ref is told in every language', ({ title, description, translations }) => {
      for (const language of languages) {
        const told = language === 'en' ? { title, description } : translations?.[language]
        expect(told).toEqual({ title: expect.stringMatching(/./), description: expect.stringMatching(/./) })
      }
    })

    test.each(samples)('$ref lies on its island', ({ island, lng, lat }) => {
      const [west, south, east, north] = boxes[island]
      expect(lng! > west && lng! < east && lat! > south && lat! < north).toBe(true)
    })

    test.each(samples)('$ref shows pictures that exist', ({ photos }) => {
      expect(photos.length).toBeGreaterThan(1)
      expect(photos.filter(({ src }) => !existsSync(`public${src}`))).toEqual([])
    })

    test.each(samples)('$ref can be filtered and searched for', (sample) => {
      const { facets, searchText } = derived(area, sample)
      expect(facets).toContain(`${area.kind}.island=${sample.island}`)
      expect(searchText).toContain(sample.title.toLowerCase())
      expect(searchText).toContain(sample.translations!.ja!.description!.slice(0, 4).toLowerCase())
    })
  },
)

test("vehicles cost something, and a private person's number is not public", () => {
  for (const { priceCents, contactPrivate, attributes } of vehicleSamples(now)) {
    expect(priceCents).toBeGreaterThan(0)
    expect(contactPrivate).toBe(attributes.sellerType === 'private')
  }
})

test('events are of every category', () => {
  const present = new Set<string>(eventSamples(now).map(({ attributes }) => attributes.category!))
  expect(present).toEqual(new Set(categories.map(({ value }) => value)))
})

test.each(periods)('on whichever day they are seeded, some event of $value is still to come', ({ value }) => {
  const missed = Array.from(
    { length: 78 },
    (_, index) => new Date(now.getTime() + index * 37 * 3_600_000),
  ).filter((seededAt) => {
    const { from, until } = spanOfPeriod(value, seededAt)
    const times = eventSamples(seededAt).flatMap((sample) => sample.times)
    return !times.some(({ startsAt, endsAt }) => startsAt < until && endsAt > from && endsAt > seededAt)
  })
  expect(missed).toEqual([])
})

describe('seeding', async () => {
  const { db } = await testDatabase()
  const contents = async () => ({
    vehicles: await db.$count(listing, eq(listing.kind, vehicles.kind)),
    events: await db.$count(listing, eq(listing.kind, events.kind)),
    photos: await db.$count(photo),
    occurrences: await db.$count(occurrence),
    owners: await db.$count(users, eq(users.sample, true)),
  })

  test('twice leaves every sample once', async () => {
    expect(await samplesPresent(db)).toBe(false)
    await seedSamples(db, now)
    expect(await samplesPresent(db)).toBe(true)
    const first = await contents()
    expect(first).toEqual({ vehicles: 8, events: 12, photos: 8 * 4 + 12 * 3, occurrences: 35, owners: 14 })
    await seedSamples(db, now)
    expect(await contents()).toEqual(first)
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

  test('that fails leaves nothing half done', async () => {
    await db.delete(listing)
    await db.execute(sql`alter table occurrence add constraint none check (false) not valid`)
    await expect(seedSamples(db, now)).rejects.toThrow()
    expect(await samplesPresent(db)).toBe(false)
  })
})
