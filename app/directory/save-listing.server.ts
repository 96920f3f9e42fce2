import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import { joinTransaction } from '../ground/db/join-transaction.server.ts'
import type { AnyArea, AreaWith, Values } from './area.ts'
import type { Attributes } from './attributes/attribute.ts'
import type { IndexedFacts } from './indexed-facts.ts'
import { checkAttributes, type Problem } from './check-attributes.server.ts'
import { tokensOf } from './facets.ts'
import { type Hours, openMinutes } from './hours/hours.ts'
import { serverPartsOf } from './known-parts.server.ts'
import { expiryOf } from './lifetime.ts'
import { grams, searchText } from './search-text.ts'
import { wordTextsOf } from './words/listing-words.server.ts'
import { wordColumns } from './words/word-columns.server.ts'
import { factColumns, type ListingFacts, type SavedListing } from './listing-facts.server.ts'
import { learnTermLabels } from './terms.server.ts'
import { listing, photo } from './tables.server.ts'

/** What a new listing or a sample begins with: facts that are not given are empty or null. */
export type ListingInput<A extends Attributes = Attributes> = Partial<
  Omit<ListingFacts, 'attributes' | 'photos'>
> &
  Pick<ListingFacts, 'title' | 'description' | 'island' | 'village'> & {
    readonly ref: string
    readonly attributes: Partial<Values<A>>
    readonly photos: readonly { src: string; alt?: string }[]
    readonly ownerId?: string
    readonly featured?: boolean
    readonly sample?: boolean
    /** For new listings; `approved` by default. Replacing a listing doesn't change it. */
    readonly review?: 'approved' | 'pending'
    readonly createdAt?: Date
    /** If it is not given, the listing of an owner expires as the area says. */
    readonly expiresAt?: Date | null
    readonly nextStart?: Date | null
    readonly lastEnd?: Date | null
  }

/**
 * Writes a listing with all that is derived from it; all facts of a listing with the same ref are replaced. Returns
 * its id. Throws if an attribute is missing or not valid: forms check that before, and say so next to the field.
 */
export async function saveListing<A extends Attributes>(
  database: Database,
  area: AreaWith<A>,
  { photos, part, ...input }: ListingInput<A>,
): Promise<number> {
  const attributes = input.attributes as Record<string, unknown>
  refuse(`${area.kind} ${input.ref}`, checkAttributes(area, attributes))
  await learnTermLabels(database, area, attributes)
  return joinTransaction(database, async (tx) => {
    const values = {
      kind: area.kind,
      expiresAt: input.ownerId && !input.sample ? expiryOf(area, new Date()) : null,
      ...input,
      attributes,
      ...derived(area, { ...input, attributes }),
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
    await replacePhotos(tx, listingId, photos)
    await savePart(tx, area, listingId, part)
    return listingId
  })
}

/**
 * Writes other facts of a listing that this transaction has read and locked, with all that is derived from them.
 * @param more columns that change with them
 * @throws as `saveListing` does, of attributes that change
 */
export async function saveFacts(
  tx: Database,
  { id, area, facts: was, priceIsFrom }: SavedListing,
  facts: ListingFacts,
  more: Partial<Pick<ListingRow, 'review' | 'sample' | 'featured' | 'hiddenAt' | 'renewedAt'>> = {},
): Promise<void> {
  const { photos, part, ...columns } = facts
  const isChanged = ({ key }: Problem) => !isDeepStrictEqual(facts.attributes[key], was.attributes[key])
  refuse(`${area.kind} of id ${id}`, checkAttributes(area, facts.attributes).filter(isChanged))
  await learnTermLabels(tx, area, facts.attributes)
  const kept = { ...columns, ...(priceIsFrom && { priceCents: was.priceCents, priceMaxCents: null }) }
  await tx
    .update(listing)
    .set({ ...kept, ...derived(area, kept), ...more, updatedAt: sql`now()` })
    .where(eq(listing.id, id))
  if (!isDeepStrictEqual(photos, was.photos)) await replacePhotos(tx, id, photos)
  if (!isDeepStrictEqual(part, was.part)) await savePart(tx, area, id, part)
}

function refuse(name: string, [wrong]: readonly Problem[]): void {
  if (wrong) throw new TypeError(`${name}: ${wrong.key} is ${wrong.problem}`)
}

async function replacePhotos(tx: Database, listingId: number, photos: ListingInput['photos']) {
  await tx.delete(photo).where(eq(photo.listingId, listingId))
  if (photos.length > 0)
    await tx
      .insert(photo)
      .values(photos.map(({ src, alt = '' }, position) => ({ listingId, position, src, alt })))
}

async function savePart(tx: Database, { kind }: AnyArea, listingId: number, part: unknown) {
  if (part !== undefined && part !== null) await serverPartsOf(kind).beside?.save(tx, listingId, part)
}

const replaced = Object.fromEntries(
  Object.entries({
    ...factColumns,
    openMinutes: listing.openMinutes,
    facets: listing.facets,
    searchText: listing.searchText,
    grams: listing.grams,
    names: listing.names,
    words: listing.words,
  }).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
)

type ListingRow = typeof listing.$inferInsert
/** What filters and text search look in, except for the rating, which the database adds. */
export function derived(area: AnyArea, input: IndexedFacts) {
  const { attributes } = input
  const text = searchText(area.search.flatMap((field) => fieldTexts(area, field, input, attributes)))
  const hours = area.attributes.hours && (attributes.hours as Hours | undefined)
  const facets = tokensOf(area, {
    island: input.island,
    village: input.village,
    offer: input.offer ?? null,
    price: input.priceCents ?? null,
    period: input.pricePeriod ?? null,
    attributes,
  })
  return {
    facets,
    openMinutes: hours ? openMinutes(hours) : null,
    searchText: text,
    grams: grams(text),
    ...wordColumns(wordTextsOf(area, input, facets)),
  }
}

function fieldTexts(
  area: AnyArea,
  field: string,
  input: IndexedFacts,
  attributes: ListingFacts['attributes'],
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
