import { and, eq, sql } from 'drizzle-orm'
import { users } from '../../people/users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea, AreaWith } from '../../directory/area.ts'
import type { Attributes } from '../../directory/attributes/attribute.ts'
import { type ListingInput, saveListing } from '../../directory/save-listing.server.ts'
import { listing } from '../../directory/tables.server.ts'
import type { SampleComments } from '../reviews/samples/sample-comment.ts'
import { type SampleReviews, saveSampleReviews } from '../reviews/samples/sample-reviews.server.ts'
import type { Dice } from './dice.ts'

/** Its `ref` is that of its pictures, too. */
export type Sample<A extends Attributes> = ListingInput<A> & {
  readonly sample: true
  readonly reviews?: SampleReviews
}
/** An account that owns samples. No one can sign in to it. */
export type SampleOwner = { readonly id: string; readonly fullName: string; readonly memberSince?: Date }

/**
 * What a made-up town has of an area, which its `town.server.ts` says. Each listing varies a sample, whose photos it
 * has.
 */
export type TownPart<A extends Attributes = Attributes> = {
  /** How many listings. */
  readonly count: number
  /** The samples that are varied; without it, all. */
  readonly models?: (samples: readonly Sample<A>[]) => readonly Sample<A>[]
  /** What a title begins with; without it, names of businesses. */
  readonly firstWords?: readonly string[]
  /** What a title ends with, in the order of the models. */
  readonly nouns?: readonly string[]
  /** A description takes two of them. */
  readonly sentences: readonly string[]
  /** What else makes a listing another one than its model; a title replaces first words and noun, a noun the noun. */
  readonly vary?: (
    model: Sample<A>,
    dice: Dice,
    village: string,
  ) => Partial<Sample<A>> & { readonly noun?: string }
}

/** What an area's `samples.server.ts` gives the registry. */
export type AreaSamples = {
  readonly area: AnyArea
  listings(seededAt: Date): readonly Sample<Attributes>[]
  /** Undefined: a made-up town has no others of the area. */
  readonly town: TownPart | undefined
  /** Writes others of the area as samples, with all that belongs to them. */
  write(database: Database, others: readonly Sample<Attributes>[], seededAt: Date): Promise<void>
  /** Writes them: samples that are there already become as new; what a person made under the same ref stays. */
  save(database: Database, seededAt: Date): Promise<void>
}

/**
 * @param comments what their reviews say
 * @param listings the samples as of a moment
 * @param after writes what else belongs to a saved one
 * @param town what a made-up town has of them
 */
export function areaSamples<A extends Attributes, S extends Sample<A>>(
  area: AreaWith<A>,
  {
    owners = [],
    comments = {},
    listings,
    after,
    town,
  }: {
    owners?: readonly SampleOwner[]
    comments?: SampleComments
    listings: (seededAt: Date) => readonly S[]
    after?: (database: Database, listingId: number, sample: S) => Promise<unknown>
    town?: TownPart<A>
  },
): AreaSamples {
  const write = async (database: Database, samples: readonly S[], seededAt: Date) => {
    await saveOwners(database, owners)
    const taken = await refsOfPeople(database, area.kind)
    for (const sample of samples) {
      if (taken.has(sample.ref)) continue
      const { reviews, ...input } = sample
      const id = await saveListing(database, area, input)
      const { ref } = sample
      if (reviews)
        await saveSampleReviews(database, area, { id, ref, ...reviews, comments: comments[ref], seededAt })
      await after?.(database, id, sample)
    }
  }
  return {
    area,
    listings: listings as unknown as AreaSamples['listings'],
    town: town as unknown as AreaSamples['town'],
    write: write as unknown as AreaSamples['write'],
    save: (database, seededAt) => write(database, listings(seededAt), seededAt),
  }
}

async function saveOwners(database: Database, owners: readonly SampleOwner[]) {
  if (owners.length === 0) return
  await database
    .insert(users)
    .values(
      owners.map(({ id, fullName, memberSince }) => ({ id, fullName, createdAt: memberSince, sample: true })),
    )
    .onConflictDoUpdate({
      target: users.id,
      set: {
        fullName: sql`excluded.full_name`,
        createdAt: sql`least(users.created_at, excluded.created_at)`,
      },
    })
}

async function refsOfPeople(database: Database, kind: string): Promise<Set<string>> {
  const rows = await database
    .select({ ref: listing.ref })
    .from(listing)
    .where(and(eq(listing.kind, kind), eq(listing.sample, false)))
  return new Set(rows.map(({ ref }) => ref))
}
