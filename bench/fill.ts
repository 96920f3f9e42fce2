import type pg from 'pg'
import type { AnyArea } from '../app/directory/area.ts'
import { derived, type ListingInput } from '../app/directory/save-listing.server.ts'

const batch = 2_000

/**
 * Fills a database with listings numbered from 1 on, each a minute older than the one before.
 * @param make a listing and its area, the same for the same number
 */
export async function fill(
  pool: pg.Pool,
  count: number,
  make: (number: number) => { area: AnyArea; input: Omit<ListingInput, 'photos'> },
) {
  const indexes = await dropIndexes(pool)
  let writing: Promise<unknown> = Promise.resolve()
  for (let from = 1; from <= count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from + 1) }, (_, index) => from + index)
    const rows = numbers.map((number) => rowOf(number, make(number)))
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
     where tablename = 'listing' and indexdef ~* ' using gi(n|st) '`,
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

function rowOf(number: number, { area, input }: ReturnType<Parameters<typeof fill>[2]>) {
  const { facets, searchText, grams, openMinutes } = derived(area, input)
  return {
    ...input,
    kind: area.kind,
    price_cents: input.priceCents,
    price_period: input.pricePeriod,
    open_minutes: openMinutes && `{${openMinutes.map(([from, until]) => `[${from},${until})`).join(',')}}`,
    facets,
    search_text: searchText,
    grams,
    created_at: new Date(Date.UTC(2026, 10, 20) - number * 60_000),
  }
}

function write(pool: pg.Pool, rows: unknown[]) {
  return pool.query(
    `insert into listing (kind, ref, title, description, island, village, lng, lat, offer, price_cents, price_period,
       attributes, open_minutes, facets, search_text, grams, created_at)
     select kind, ref, title, description, island, village, lng, lat, offer, price_cents, price_period,
       attributes, open_minutes, facets, search_text, grams, created_at
     from jsonb_to_recordset($1::jsonb) as r(kind text, ref text, title text, description text, island text,
       village text, lng float8, lat float8, offer text, price_cents bigint, price_period text, attributes jsonb,
       open_minutes int4multirange, facets text[], search_text text, grams text[], created_at timestamptz)`,
    [JSON.stringify(rows)],
  )
}
