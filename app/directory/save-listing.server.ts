import { sql } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import { joinTransaction } from '../ground/db/join-transaction.server.ts'
import type { AnyArea, AreaWith, Values } from './area.ts'
import type { Attributes } from './attributes/attribute.ts'
import { checkAttributes } from './check-attributes.server.ts'
import { tokensOf } from './facets.ts'
import { type Hours, openMinutes } from './hours/hours.ts'
import { serverPartsOf } from './known-parts.server.ts'
import { expiryOf } from './lifetime.ts'
import { grams, searchText } from './search-text.ts'
import { learnTermLabels } from './terms.server.ts'
import { listing, type Contact, photo, type PricePeriod, type Translations } from './tables.server.ts'

/** A listing as its owner, or a sample, gives it. Money in US cents. */
export type ListingInput<A extends Attributes = Attributes> = {
  readonly ref: string
  readonly title: string
  readonly description: string
  readonly lang?: string
  readonly translations?: Translations
  readonly island: 'saipan' | 'tinian' | 'rota'
  readonly village: string
  readonly address?: string
  readonly lng?: number
  readonly lat?: number
  readonly offer?: 'sale' | 'rent'
  readonly priceCents?: number
  readonly priceMaxCents?: number
  readonly pricePeriod?: PricePeriod
  readonly attributes: Partial<Values<A>>
  readonly contact?: Contact
  readonly contactPrivate?: boolean
  readonly ownerId?: string
  readonly featured?: boolean
  readonly sample?: boolean
  /** Of a new one; `approved` unless said otherwise. Replacing a listing leaves it as it is. */
  readonly review?: 'approved' | 'pending'
  readonly createdAt?: Date
  /** Where it is not given, somebody's listing expires as the area says. */
  readonly expiresAt?: Date | null
  readonly nextStart?: Date | null
  readonly lastEnd?: Date | null
  readonly photos: readonly { src: string; alt?: string }[]
  /** What its area keeps of it beside the listing, as its `AreaPart` reads it (`area-part.server.ts`): it writes that. */
  readonly part?: unknown
}

/**
 * Writes a listing with all that is derived from it. Of one with the same ref, all that its owner writes is replaced:
 * what is absent now is gone. Returns its id.
 * Throws if an attribute is missing or can't be what it is: forms say so before, next to the field.
 */
export async function saveListing<A extends Attributes>(
  database: Database,
  area: AreaWith<A>,
  { photos, part, ...input }: ListingInput<A>,
): Promise<number> {
  const [problem] = checkAttributes(area, input.attributes as Record<string, unknown>)
  if (problem) throw new TypeError(`${area.kind} ${input.ref}: ${problem.key} is ${problem.problem}`)
  await learnTermLabels(database, area, input.attributes as Record<string, unknown>)
  return joinTransaction(database, async (tx) => {
    const rating = await findRating(tx, area.kind, input.ref)
    const attributes = input.attributes as Record<string, unknown>
    const values = {
      kind: area.kind,
      expiresAt: input.ownerId && !input.sample ? expiryOf(area, new Date()) : null,
      ...input,
      attributes,
      ...derived(area, { ...input, attributes }, rating),
    }
    const [saved] = await tx
      .insert(listing)
      .values(values)
      .onConflictDoUpdate({
        target: [listing.kind, listing.ref],
        set: { ...replaced, updatedAt: sql`now()` },
      })
      .returning({ id: listing.id })
    const listingId = saved!.id
    await tx.delete(photo).where(sql`listing_id = ${listingId}`)
    if (photos.length > 0) {
      await tx
        .insert(photo)
        .values(photos.map(({ src, alt }, position) => ({ listingId, position, src, alt: alt ?? '' })))
    }
    if (part !== undefined) await serverPartsOf(area.kind).beside?.save(tx, listingId, part)
    return listingId
  })
}

/** Of the listing that is replaced, which until then nobody else rates. */
async function findRating(database: Database, kind: string, ref: string): Promise<number | null> {
  const { rows } = await database.execute<{ rating: number | null }>(
    sql`select rating::float from listing where kind = ${kind} and ref = ${ref} for no key update`,
  )
  return rows[0]?.rating ?? null
}

const written = [
  'lang',
  'title',
  'description',
  'translations',
  'island',
  'village',
  'address',
  'lng',
  'lat',
  'offer',
  'priceCents',
  'priceMaxCents',
  'pricePeriod',
  'attributes',
  'contact',
  'contactPrivate',
  'openMinutes',
  'facets',
  'searchText',
  'grams',
] as const
const replaced = Object.fromEntries(
  written.map((column) => [column, sql`excluded.${sql.identifier(listing[column].name)}`]),
)

type Row = typeof listing.$inferInsert
/** What filters and text search depend on. */
type Derivable = Required<Pick<Row, 'title' | 'description' | 'island' | 'village' | 'attributes'>> &
  Pick<Row, 'translations' | 'address' | 'offer' | 'priceCents'>

/** What filters and text search look in. @param rating 1 to 5 from its reviews, null below one */
export function derived(area: AnyArea, input: Derivable, rating: number | null = null) {
  const { attributes } = input
  const text = searchText(area.search.flatMap((field) => fieldTexts(area, field, input, attributes)))
  const hours = area.attributes.hours && (attributes.hours as Hours | undefined)
  return {
    facets: tokensOf(area, {
      island: input.island,
      village: input.village,
      offer: input.offer ?? null,
      price: input.priceCents ?? null,
      rating,
      attributes,
    }),
    openMinutes: hours ? openMinutes(hours) : null,
    searchText: text,
    grams: grams(text),
  }
}

function fieldTexts(
  area: AnyArea,
  field: string,
  input: Derivable,
  attributes: Record<string, unknown>,
): readonly string[] {
  if (field === 'title' || field === 'description') {
    return [input[field], ...Object.values(input.translations ?? {}).map((one) => one?.[field] ?? '')]
  }
  if (field === 'village' || field === 'island' || field === 'address') return [input[field] ?? '']
  const attribute = area.attributes[field]!
  const translated = Object.values(input.translations ?? {}).map((one) => one?.attributes?.[field])
  return [attributes[field], ...translated].flatMap((stored) => {
    const value = attribute.decode(stored)
    return value === null ? [] : attribute.words(value)
  })
}
