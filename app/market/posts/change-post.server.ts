import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { listingActedFor, type Person } from '../../directory/may-act.server.ts'
import { hasPosts, mostPosts, type Post } from '../../directory/posts.ts'
import { listing as listings } from '../../directory/tables.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { postsAudited } from './audited.server.ts'
import type { PostProblem } from './post-form.ts'
import { post } from './tables.server.ts'

const perPage = 50
const daily = { most: 20, seconds: 24 * 3600 }
const endsIn30Days = sql`now() + interval '30 days'`

export type PostingListing = RecordKey & { readonly id: number; readonly title: string }

/** A listing that the person may write posts for; null if there is no such listing. */
export async function findPosting(
  database: Database,
  person: Person,
  key: RecordKey,
): Promise<PostingListing | null> {
  if (!hasPosts(key.kind)) return null
  const [found] = await database
    .select({ id: listings.id, kind: listings.kind, ref: listings.ref, title: listings.title })
    .from(listings)
    .where(listingActedFor(person, key, 'announce'))
  return found ?? null
}

/**
 * Those that run and those that are over, the latest first.
 * @param before the last post on the page before; 0: the first page
 * @returns `next`: the `before` of the page after it; 0: this is the last
 */
export async function findPostsBefore(database: Database, listingId: number, before: number) {
  const rows = await database
    .select({
      id: post.id,
      kind: post.kind,
      title: post.title,
      text: post.text,
      photo: post.photo,
      lang: post.lang,
      createdAt: post.createdAt,
      endsAt: post.endsAt,
      isHidden: sql<boolean>`hidden_at is not null`,
    })
    .from(post)
    .where(and(eq(post.listingId, listingId), before ? lt(post.id, before) : undefined))
    .orderBy(desc(post.id))
    .limit(perPage + 1)
  const { page, end } = pageOf(rows, perPage)
  return { posts: page, next: end?.id ?? 0 }
}

/** The id of the newest post of a listing, or 0 if it has no posts. */
export async function findLatestId(database: Database, listingId: number): Promise<number> {
  const [latest] = await database
    .select({ id: post.id })
    .from(post)
    .where(eq(post.listingId, listingId))
    .orderBy(desc(post.id))
    .limit(1)
  return latest?.id ?? 0
}

type Change = { readonly listing: PostingListing; readonly actorId: string }

/** What runs already, as after a second press, is not published again. */
export const addPost = (
  database: Database,
  { listing, actorId }: Change,
  written: Pick<Post, 'kind' | 'title' | 'text' | 'photo' | 'lang'>,
): Promise<PostProblem | null> =>
  database.transaction(async (tx) => {
    await lock(tx, listing)
    const { kind, title, text } = written
    const isSame = sql`(kind, title, text) = (${kind}, ${title}, ${text})`
    if ((await countRunning(tx, listing, isSame)) > 0) return null
    if ((await tx.$count(post, sql`listing_id = ${listing.id} and hidden_at is not null and ${isSame}`)) > 0)
      return 'hidden'
    if ((await countRunning(tx, listing)) >= mostPosts) return 'many'
    if (!(await isWithinRate(tx, `posts ${actorId}`, daily))) return 'often'
    await tx
      .insert(post)
      .values({ ...written, listingId: listing.id, authorId: actorId, endsAt: endsIn30Days })
    await write(tx, { listing, actorId }, [null, 'running'])
    return null
  })

/** It runs for 30 days from now. @returns undefined where there is no such post that may run */
export const renewPost = (
  database: Database,
  { listing, actorId }: Change,
  id: number,
): Promise<PostProblem | null | undefined> =>
  database.transaction(async (tx) => {
    await lock(tx, listing)
    if ((await countRunning(tx, listing, sql`id <> ${id}`)) >= mostPosts) return 'many'
    const { rowCount } = await tx
      .update(post)
      .set({ endsAt: endsIn30Days })
      .where(and(isOf(listing, id), isNull(post.hiddenAt)))
    if (rowCount === 0) return undefined
    await write(tx, { listing, actorId }, [null, 'running'])
    return null
  })

/** What is over stays as it ended. @returns whether there is such a post */
export const endPost = (database: Database, { listing, actorId }: Change, id: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(post)
      .set({ endsAt: sql`now()` })
      // The clock: of two at once the later one has to see what the other has just written.
      .where(and(isOf(listing, id), sql`ends_at > clock_timestamp()`))
    if (rowCount === 0) return (await tx.$count(post, isOf(listing, id))) > 0
    await write(tx, { listing, actorId }, ['running', 'ended'])
    return true
  })

/** What staff have hidden stays, for the case about it. */
export const deletePost = (database: Database, { listing, actorId }: Change, id: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { rowCount } = await tx.delete(post).where(and(isOf(listing, id), isNull(post.hiddenAt)))
    if (rowCount === 0) return false
    await write(tx, { listing, actorId }, [null, 'deleted'])
    return true
  })

const isOf = ({ id: listingId }: PostingListing, id: number) =>
  and(eq(post.id, id), eq(post.listingId, listingId))

/** Two forms at once come one after the other. */
const lock = (tx: Database, { id }: PostingListing) =>
  tx.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('no key update')

/** What staff have hidden runs for no one, and takes no one's place. */
const countRunning = (tx: Database, { id }: PostingListing, others: SQL = sql`true`) =>
  tx.$count(post, sql`listing_id = ${id} and ends_at > now() and hidden_at is null and ${others}`)

const write = (tx: Database, { listing, actorId }: Change, state: readonly [string | null, string]) =>
  record(tx, postsAudited, {
    actorId,
    action: 'listing-post',
    subject: { kind: listing.kind, id: listing.ref },
    changes: { state },
  })
