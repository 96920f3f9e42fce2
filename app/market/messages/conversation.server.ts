import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { actsFor, actsForEach, type Person } from '../../directory/may-act.server.ts'
import { listed, ownerReads } from '../../directory/conditions.server.ts'

/** A conversation from one side: the asker's, or that of the owner and their colleagues. */
export type OwnConversation = RecordKey & {
  readonly id: number
  readonly title: string
  /** Whether they answer for the listing. */
  readonly owns: boolean
  readonly ownerId: string
  readonly otherId: string
}

/** Whether a user answers for the listing that a conversation is about. What they once asked themselves, others answer. */
export const answers = (person: Person): SQL =>
  sql`(${actsFor(person, 'answer', ofConversation)} and conversation.asker_id <> ${person.id})`

/** The same, one by one. */
export const answersEach = (person: Person): SQL[] =>
  actsForEach(person, 'answer', ofConversation).map(
    (acts) => sql`${acts} and conversation.asker_id <> ${person.id}`,
  )

const ofConversation = {
  kind: sql`conversation.listing_kind`,
  ref: sql`conversation.listing_ref`,
  ownerId: sql`conversation.owner_id`,
}

/** A colleague writes in the name of the owner. Of `asker` and `owner`, the rows of the two. */
export const nameOfSender = sql`case when message.sender_id = conversation.asker_id then asker.full_name else owner.full_name end`

/** A listing about which one may ask. */
export type MessagedListing = RecordKey & { readonly title: string; readonly ownerId: string }

type ConversationRow = {
  id: string
  kind: string
  ref: string
  title: string
  owns: boolean
  owner_id: string
  other_id: string
}

/** Whose side a user is on: the id of the asker, or that of the owner. */
export const sideOf = (person: Person): SQL =>
  sql`case when conversation.asker_id = ${person.id} then conversation.asker_id else conversation.owner_id end`

/**
 * Whether the user takes part in the conversation and the other one has not blocked their side. Otherwise it is
 * answered as missing.
 */
export const isOwn = (person: Person): SQL => sql`
  (${answers(person)} or conversation.asker_id = ${person.id}) and not exists (
    select from message_block
    where blocked_id = ${sideOf(person)} and blocker_id in (conversation.owner_id, conversation.asker_id))`

/**
 * The one of a user's conversations about a listing that they mean: the one with this id, else their own as an asker, with
 * its present owner; of a listing without one, their latest.
 * @param id null: none was chosen
 */
export async function findOwn(
  database: Database,
  person: Person,
  { kind, ref }: RecordKey,
  id: number | null,
): Promise<OwnConversation | null> {
  const owner = sql`(select listing.owner_id from listing where listing.kind = ${kind} and listing.ref = ${ref})`
  const chosen =
    id === null
      ? sql`asker_id = ${person.id} and owner_id = coalesce(${owner}, conversation.owner_id)`
      : sql`id = ${id}`
  const { rows } = await database.execute<ConversationRow>(sql`
    select id, listing_kind as kind, listing_ref as ref, listing_title as title,
      ${answers(person)} as owns, owner_id, case when ${answers(person)} then asker_id else owner_id end as other_id
    from conversation
    where listing_kind = ${kind} and listing_ref = ${ref} and ${chosen} and ${isOwn(person)}
    order by last_at desc limit 1`)
  const [row] = rows
  return row ? { ...row, id: Number(row.id), ownerId: row.owner_id, otherId: row.other_id } : null
}

/** A listing whose owner reads messages, for a visitor who may write: no one who acts for it or whom the owner has blocked. */
export async function findMessagedListing(
  database: Database,
  person: Person,
  { kind, ref }: RecordKey,
  context: { now: Date; samples: boolean },
): Promise<MessagedListing | null> {
  const { rows } = await database.execute<{ title: string; owner_id: string }>(sql`
    select title, owner_id from listing
    where ${listed({ kind }, context)} and listing.ref = ${ref} and not ${actsFor(person, 'view')} and ${ownerReads}
      and not exists (select from message_block where blocker_id = owner_id and blocked_id = ${person.id})`)
  const [row] = rows
  return row ? { kind, ref, title: row.title, ownerId: row.owner_id } : null
}

/** Whether a listing has another owner by now than the one whom a conversation is with. */
export async function hasOtherOwner(
  database: Database,
  { kind, ref, ownerId }: RecordKey & Pick<OwnConversation, 'ownerId'>,
): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select from listing where kind = ${kind} and ref = ${ref} and owner_id <> ${ownerId}`,
  )
  return rows.length > 0
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
    on conflict (listing_kind, listing_ref, asker_id, owner_id) do update set listing_title = excluded.listing_title
    returning id`)
  return Number(rows[0]!.id)
}
