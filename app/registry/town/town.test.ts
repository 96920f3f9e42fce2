import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { checkAttributes } from '../../directory/check-attributes.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { samples } from '../samples.server.ts'
import { townListings } from './town.server.ts'

const now = new Date('2026-08-05T09:00+10:00')
const town = samples.map((one) => ({ area: one.area, listings: townListings(one, now) }))

test('a town has more than 850 listings, of every area with a part in it, the same each time', () => {
  const all = town.flatMap(({ listings }) => listings)
  expect(all.length).toBeGreaterThan(850)
  const empty = town.filter(({ listings }) => listings.length === 0)
  const apart = samples.filter((one) => !one.town)
  expect(empty.map(({ area }) => area.kind)).toEqual(apart.map(({ area }) => area.kind))
  expect(samples.flatMap((one) => townListings(one, now))).toEqual(all)
})

test('its listings are valid, differ, and show drawings that exist', () => {
  for (const { area, listings } of town) {
    for (const { ref, attributes, photos, title } of listings) {
      expect(checkAttributes(area, attributes as Record<string, unknown>), `${area.kind} ${ref}`).toEqual([])
      expect(title, `${area.kind} ${ref}`).not.toMatch(/undefined|NaN/)
      expect(photos.filter(({ src }) => !existsSync(`public${src}`))).toEqual([])
    }
    const told = listings.map(({ title, village, priceCents, description }) =>
      [title, village, priceCents, description].join(),
    )
    expect(new Set(told).size, area.kind).toBe(listings.length)
  }
})

test('only a Tesla drives by electricity, and no one earns less than the least allowed', () => {
  const of = (kind: string) => town.find(({ area }) => area.kind === kind)!.listings
  const electric = of('vehicle').filter(({ attributes }) => attributes.fuelType === 'electric')
  expect(new Set(electric.map(({ attributes }) => attributes.make))).toEqual(new Set(['Tesla']))
  expect(of('job').every(({ priceCents }) => priceCents! >= 725)).toBe(true)
})

test('seeding it again leaves each listing once', async () => {
  const { db } = await testDatabase()
  const some = samples.map((one) => ({ one, listings: townListings(one, now).slice(0, 2) }))
  const write = async () => {
    await db.transaction(async (tx) => {
      for (const { one, listings } of some) await one.write(tx, listings, now)
    })
    return db.$count(listing)
  }
  const count = await write()
  expect(count).toBe(some.flatMap(({ listings }) => listings).length)
  expect(await write()).toBe(count)
})
