import type pg from 'pg'
import { vehicles } from '../app/areas/vehicles/area.ts'
import * as options from '../app/areas/vehicles/options.ts'
import { islands } from '../app/directory/islands.ts'
import { derived, type ListingInput } from '../app/directory/save-listing.server.ts'

const villages = [
  'Garapan',
  'Susupe',
  'Chalan Kanoa',
  'San Antonio',
  'San Jose',
  'Capitol Hill',
  'Tanapag',
  'Kagman',
  'Dandan',
  'Koblerville',
]
const models = [
  'Corolla',
  'Tacoma',
  'Civic',
  'CR-V',
  'F-150',
  'Ranger',
  'Rio',
  'Sportage',
  'Wrangler',
  'Outback',
  'Model 3',
]
const words =
  'clean title one owner garage kept new tires cold air island driven low miles runs great beach road typhoon ready tow hitch rust free inspected registered ready to drive must see leaving island price firm reliable daily family weekend spare key service history dealer maintained 사이판 중고차 サイパン 中古車 塞班 二手车'.split(
    ' ',
  )
const batch = 2_000

/** Fills a database with generated vehicles, the same for the same count: a seeded sequence, not chance. */
export async function generateVehicles(pool: pg.Pool, count: number) {
  const indexes = await dropIndexes(pool)
  let writing: Promise<unknown> = Promise.resolve()
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => row(from + index + 1))
    await writing
    writing = write(pool, rows) // while the next are being made
  }
  await writing
  for (const index of indexes) await pool.query(index)
  await pool.query(`insert into photo (listing_id, position, src)
    select id, 0, '/pictures/vehicles/' || (1 + id % 8) || '-a.svg' from listing`)
  await pool.query('vacuum analyze listing, photo')
}

/** Indexes of what lies within columns are many times faster to make at once than row by row. Returns how to. */
async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'listing' and indexdef ilike '% using gin %'`,
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

function write(pool: pg.Pool, rows: unknown[]) {
  return pool.query(
    `insert into listing (kind, ref, title, description, island, village, lng, lat, offer, price_cents, price_period,
       attributes, facets, search_text, grams, created_at)
     select 'vehicle', ref, title, description, island, village, lng, lat, offer, price_cents, price_period,
       attributes, facets, search_text, grams, created_at
     from jsonb_to_recordset($1::jsonb) as r(ref text, title text, description text, island text, village text,
       lng float8, lat float8, offer text, price_cents bigint, price_period text, attributes jsonb, facets text[],
       search_text text, grams text[], created_at timestamptz)`,
    [JSON.stringify(rows)],
  )
}

function row(number: number) {
  const random = sequence(number)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
  const make = pick(options.makes)
  const model = pick(models)
  const rent = random() < 0.1
  const year = 2000 + Math.floor(random() * 25)
  const input: Omit<ListingInput, 'photos'> = {
    ref: String(number),
    title: `${year} ${make} ${model} ${pick(words)}`,
    description: Array.from({ length: 30 }, () => pick(words)).join(' '),
    island: random() < 0.8 ? islands[0] : pick(islands),
    village: pick(villages),
    lng: 145.7 + random() * 0.1,
    lat: 15.1 + random() * 0.15,
    offer: rent ? 'rent' : 'sale',
    priceCents: rent
      ? 4_000 + Math.floor(random() * 100) * 100
      : 300_000 + Math.floor(random() * 600) * 10_000,
    pricePeriod: rent ? 'day' : 'once',
    attributes: {
      category: 'car',
      condition: random() < 0.1 ? 'new' : 'used',
      make,
      model,
      bodyStyle: pick(options.bodyStyles).value,
      year,
      mileage: Math.floor(random() * 150_000),
      transmission: pick(options.transmissions).value,
      fuelType: pick(options.fuelTypes).value,
      features: options.features.filter(() => random() < 0.4).map(({ value }) => value),
      sellerType: pick(options.sellerTypes).value,
    },
  }
  const { facets, searchText, grams } = derived(vehicles, input)
  return {
    ...input,
    price_cents: input.priceCents,
    price_period: input.pricePeriod,
    facets,
    search_text: searchText,
    grams,
    created_at: new Date(Date.UTC(2026, 10, 20) - number * 60_000),
  }
}

/** Mulberry32: numbers from 0 to 1 that only the seed decides. */
function sequence(seed: number) {
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
