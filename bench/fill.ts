import type pg from 'pg'
import type { AnyArea } from '../app/directory/area.ts'
import { derived, type ListingInput } from '../app/directory/save-listing.server.ts'
import { wordTextsOf } from '../app/directory/words/listing-words.server.ts'
import { wordArguments } from '../app/directory/words/word-columns.server.ts'

/** `rating` from 1 to 5, absent below one review. */
export type GeneratedListing = Omit<ListingInput, 'photos'> & {
  readonly rating?: number
  readonly reviewCount?: number
}
type ListingMaker = (number: number) => { area: AnyArea; input: GeneratedListing }

const batch = 500
const writers = 2
const owners = 10_000
const reviewed = 100
const reviewsOfEach = 1_000

/**
 * Fills an empty database with listings numbered from 1 on, each a minute older than the one before; the first 100 have
 * 1,000 reviews each.
 * @param make a listing and its area, the same for the same number
 * @param options.logged whether the tables have to survive a crash, and be in a backup
 */
export async function fill(pool: pg.Pool, count: number, make: ListingMaker, { logged = false } = {}) {
  if (!logged) await forgoLog(pool)
  const indexes = await dropIndexes(pool)
  await writeOwners(pool)
  const writing: Promise<unknown>[] = []
  for (let from = 1; from <= count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from + 1) }, (_, index) => from + index)
    const rows = numbers.map((number) => rowOf(number, make(number)))
    if (writing.length === writers) await writing.shift()
    writing.push(write(pool, rows)) // while the next are being made
  }
  await Promise.all(writing)
  await writeParts(pool)
  await makeIndexes(pool, indexes)
  await pool.query('vacuum analyze')
}

/**
 * What is thrown away soon need not survive a power cut: half of the writing is saved. A logged table can't refer to
 * one that isn't, so those that refer to others come first.
 */
async function forgoLog(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive referring as (
       select 'listing'::regclass as name, 0 as distance
       union
       select conrelid::regclass, distance + 1 from pg_constraint join referring on confrelid = name
       where contype = 'f' and conrelid <> confrelid and distance < 9
     )
     select name from referring group by name order by max(distance) desc`,
  )
  for (const { name } of rows) await pool.query(`alter table ${name} set unlogged`)
}

/** Indexes are many times faster to make at once than row by row. Returns how to. */
async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'listing'::regclass and not indisunique`,
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function makeIndexes(pool: pg.Pool, definitions: readonly string[]) {
  const client = await pool.connect()
  try {
    await client.query(`set maintenance_work_mem = '512MB'`)
    for (const definition of definitions) await client.query(definition)
  } finally {
    client.release(true)
  }
}

const writeOwners = (pool: pg.Pool) =>
  pool.query(
    `insert into users (id, full_name)
     select (${ownerId('number')})::uuid, 'User ' || number from generate_series(0, ${owners - 1}) number`,
  )
const ownerId = (number: string) => `'00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0')`

function rowOf(number: number, { area, input }: ReturnType<ListingMaker>) {
  const { facets, searchText, grams, openMinutes } = derived(area, input)
  const found = wordArguments(wordTextsOf(area, input, facets))
  return {
    ...input,
    number,
    kind: area.kind,
    translations: input.translations ?? {},
    price_cents: input.priceCents,
    price_period: input.pricePeriod,
    next_start: input.nextStart,
    last_end: input.lastEnd,
    review_count: input.reviewCount ?? 0,
    open_minutes: openMinutes && `{${openMinutes.map(([from, until]) => `[${from},${until})`).join(',')}}`,
    facets,
    search_text: searchText,
    grams,
    found,
    created_at: new Date(Date.UTC(2026, 10, 20) - number * 60_000),
  }
}

function write(pool: pg.Pool, rows: unknown[]) {
  const columns = `kind, ref, title, description, translations, island, village, lng, lat, offer, price_cents, price_period,
    next_start, last_end, rating, review_count, attributes, open_minutes, facets, search_text, grams, created_at`
  return pool.query(
    `insert into listing (owner_id, ${columns}, names, words)
     select (${ownerId(`number * 7919 % ${owners}`)})::uuid, ${columns}, names, search_words(names, found ->> 'texts', found ->> 'marks')
     from jsonb_to_recordset($1::jsonb) as r(number bigint, kind text, ref text, title text, description text,
       translations jsonb, island text, village text, lng float8, lat float8, offer text, price_cents bigint, price_period text,
       next_start timestamptz, last_end timestamptz, rating numeric, review_count int, attributes jsonb,
       open_minutes int4multirange, facets text[], search_text text, grams text[], created_at timestamptz, found jsonb),
       lateral search_names(found ->> 'title', found ->> 'facts', found ->> 'places', found ->> 'grams') names`,
    [JSON.stringify(rows)],
  )
}

async function writeParts(pool: pg.Pool) {
  await pool.query(`insert into photo (listing_id, position, src)
    select id, 0, '/pictures/vehicles/' || (1 + id % 8) || '-a.svg' from listing`)
  await pool.query(`insert into occurrence (listing_id, starts_at, ends_at)
    select id, last_end - interval '2 hours', last_end from listing where last_end is not null`)
  await pool.query(`insert into review (listing_id, author_id, rating, comment, created_at)
    select listing.id, users.id, 1 + number % 5, 'Clean and friendly', now() - number * interval '1 hour'
    from (select id from listing order by id limit ${reviewed}) listing,
      (select id, row_number() over (order by id) as number from users limit ${reviewsOfEach}) users`)
}
