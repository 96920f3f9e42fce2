import { sql } from 'drizzle-orm'
import type { AnyArea } from './area.ts'
import { type CardRow, priceOf, textsOf } from './cards.server.ts'
import { keepUntilNextChange } from './page-lifetime.server.ts'
import { defaultPicture, type Reference, type ReferenceSource } from './reference.ts'

type ReferenceRow = Pick<
  CardRow,
  | 'ref'
  | 'lang'
  | 'title'
  | 'translation'
  | 'island'
  | 'village'
  | 'price_cents'
  | 'price_is_from'
  | 'price_max_cents'
  | 'price_period'
  | 'next_start'
  | 'last_end'
  | 'expires_at'
  | 'picture'
> & { kind: string; live: boolean }

/** Listings of these areas, except those that were never published or were hidden by the staff. */
export const listingReferences = (areas: readonly AnyArea[]): ReferenceSource => ({
  kinds: areas.map(({ kind }) => kind),
  async find(database, context, named) {
    for (const { kind } of named) context.tags.add(`listing:${kind}`)
    const known = named.filter(({ ref }) => !ref.includes('\0'))
    const { rows } = await database.execute<ReferenceRow>(sql`
      select kind, ref, lang, title, live or status = 'demo' as live,
        jsonb_build_object('title', translations -> ${context.language} ->> 'title') as translation,
        island, village, price_cents, price_max_cents, price_period, price_is_from, next_start, last_end, expires_at,
        (select src from photo where listing_id = listing.id order by position limit 1) as picture
      from unnest(
        ${sql.param(known.map(({ kind }) => kind))}::text[], ${sql.param(known.map(({ ref }) => ref))}::text[]
      ) named(kind, ref) join listing using (kind, ref)
      where review = 'approved' and hidden_at is null and deleted_at is null and status <> 'draft'
        and ${context.samples ? sql`true` : sql`not sample`}`)
    keepUntilNextChange(context, rows)
    return rows.map((row) =>
      referenceOf(
        areas.find(({ kind }) => kind === row.kind)!,
        row,
        context,
      ),
    )
  },
})

function referenceOf(
  { kind, path }: AnyArea,
  row: ReferenceRow,
  { language, now }: Parameters<ReferenceSource['find']>[1],
): Reference {
  const { title, lang } = textsOf({ ...row, description: '' }, language)
  const { ref, village, island } = row
  return {
    kind,
    ref,
    title,
    lang,
    href: `${path}/${encodeURIComponent(ref)}`,
    picture: row.picture ?? defaultPicture,
    place: { village, island },
    price: priceOf(row),
    state: stateOf(row, now),
  }
}

function stateOf({ live, expires_at, last_end }: ReferenceRow, now: Date): Reference['state'] {
  if (!live || (expires_at !== null && new Date(expires_at) <= now)) return 'gone'
  return last_end !== null && new Date(last_end) <= now ? 'past' : 'here'
}
