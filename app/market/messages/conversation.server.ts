import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { actsFor } from '../../directory/may-act.server.ts'
import { listed, ownerReads } from '../../directory/conditions.server.ts'

/** A conversation from one participant's side. */
export type Own = RecordKey & {
  readonly id: number
  readonly title: string
  /** Whether the listing is theirs. */
  readonly owns: boolean
  readonly otherId: string
}

/** Whether a user answers for the listing that a conversation is about. */
export const answers = (userId: string): SQL =>
  actsFor({ id: userId }, 'answer', {
    kind: sql`conversation.listing_kind`,
    ownerId: sql`conversation.owner_id`,
  })

/** A listing about which one may ask. */
export type MessagedListing = RecordKey & { readonly title: string; readonly ownerId: string }

type ConversationRow = {
  id: string
  kind: string
  ref: string
  title: string
  owns: boolean
  other_id: string
}

/**
 * Whether the user takes part in the conversation and the other one has not blocked them. Otherwise it is answered as
 * missing.
 */
export const isOwn = (userId: string): SQL => sql`
  (${answers(userId)} or conversation.asker_id = ${userId}) and not exists (
    select from message_block
    where blocked_id = ${userId} and blocker_id in (conversation.owner_id, conversation.asker_id))`

/**
 * The one of a user's conversations about a listing that they mean: the one with this id, else their own as an asker.
 * @param id null: none was chosen
 */
export async function findOwn(
  database: Database,
  userId: string,
  { kind, ref }: RecordKey,
  id: number | null,
): Promise<Own | null> {
  const chosen = id === null ? sql`asker_id = ${userId}` : sql`id = ${id}`
  const { rows } = await database.execute<ConversationRow>(sql`
    select id, listing_kind as kind, listing_ref as ref, listing_title as title,
      ${answers(userId)} as owns, case when ${answers(userId)} then asker_id else owner_id end as other_id
    from conversation
    where listing_kind = ${kind} and listing_ref = ${ref} and ${chosen} and ${isOwn(userId)}`)
  const [row] = rows
  return row ? { ...row, id: Number(row.id), otherId: row.other_id } : null
}

/** A listing whose owner reads messages, for a visitor who may write: not the owner, and no one they have blocked. */
export async function findMessagedListing(
  database: Database,
  userId: string,
  { kind, ref }: RecordKey,
  context: { now: Date; samples: boolean },
): Promise<MessagedListing | null> {
  const { rows } = await database.execute<{ title: string; owner_id: string }>(sql`
    select title, owner_id from listing
    where ${listed({ kind }, context)} and listing.ref = ${ref} and not ${actsFor({ id: userId }, 'answer')} and ${ownerReads}
      and not exists (select from message_block where blocker_id = owner_id and blocked_id = ${userId})`)
  const [row] = rows
  return row ? { kind, ref, title: row.title, ownerId: row.owner_id } : null
}

/** A new conversation, or the one begun in another tab at the same moment. */
export async function beginConversation(
  tx: Database,
  askerId: string,
  subject: MessagedListing,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
    values (${subject.kind}, ${subject.ref}, ${subject.title}, ${subject.ownerId}, ${askerId})
    on conflict (listing_kind, listing_ref, asker_id) do update set listing_title = excluded.listing_title
    returning id`)
  return Number(rows[0]!.id)
}
