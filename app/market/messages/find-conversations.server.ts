import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { likeText } from '../../directory/conditions.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import type { Person } from '../../directory/may-act.server.ts'
import { answersEach } from './conversation.server.ts'
import { shownText } from './find-thread.server.ts'
import type { MessageContent, ShownMessage } from './message.ts'

/** A conversation in a list of them. */
export type Conversation = RecordKey & {
  readonly id: number
  /** The title of the listing when the conversation began. */
  readonly title: string
  readonly name: string
  readonly image: string | null
  readonly unread: number
  readonly at: Date
  /** The latest message. */
  readonly last: MessageContent & Pick<ShownMessage, 'isMine' | 'isHidden'>
}

type ConversationRow = RecordKey & {
  id: string
  title: string
  name: string
  image: string | null
  unread: number
  last_at: string
  place: string
  mine: boolean
  text: string
  phrase: string | null
  hidden: boolean
  pictured: boolean
}

const perPage = 30

type ConversationList = {
  readonly conversations: readonly Conversation[]
  /** The position of the next page, for the address; null: there are no more. */
  readonly next: string | null
}

/** @param after `next` of the ones before */
type ConversationQuery = { q?: string; unreadOnly?: boolean; after?: string | null }

/** A user's conversations, as owner and as the one who asks: the unread ones first, then by the last message. */
export const findConversations = (
  database: Database,
  person: Person,
  { q = '', unreadOnly, after = null }: ConversationQuery,
) =>
  find(
    database,
    [...ownersSides(person), askersSide(person)].map((side) => ({
      ...side,
      where: sql`${unreadOnly ? sql`${side.unread} > 0` : sql`true`} and ${matches(q)}`,
    })),
    after,
  )

/** The conversations about one listing that someone answers, in the same order. */
export const findConversationsAbout = (
  database: Database,
  person: Person,
  { kind, ref }: RecordKey,
  after: string | null = null,
) =>
  find(
    database,
    ownersSides(person).map((side) => ({
      ...side,
      where: sql`listing_kind = ${kind} and listing_ref = ${ref}`,
    })),
    after,
  )

const ownersSides = (person: Person) =>
  answersEach(person).map((isTheirs) => ({
    isTheirs,
    isOwners: true,
    self: sql`owner_id`,
    other: sql`asker_id`,
    unread: sql`owner_unread`,
  }))
const askersSide = ({ id }: Person) => ({
  isTheirs: sql`asker_id = ${id}`,
  isOwners: false,
  self: sql`asker_id`,
  other: sql`owner_id`,
  unread: sql`asker_unread`,
})

/** Reads each side in the order of its own index, no further than a page needs. */
async function find(
  database: Database,
  sides: readonly (ReturnType<typeof askersSide> & { where: SQL })[],
  after: string | null,
): Promise<ConversationList> {
  const found = sides.map(
    ({ isTheirs, isOwners, self, other: otherId, unread, where }) => sql`(
      select conversation.id, listing_kind as kind, listing_ref as ref, listing_title as title, ${unread} as unread,
        last_at, last_id, asker_id, ${isOwners}::boolean as is_owners, other.full_name as name, other.image
      from conversation join users other on other.id = ${otherId}
      where ${isTheirs} and ${where} and ${isAfter(after, unread)}
        and not exists (select from message_block where blocker_id = ${otherId} and blocked_id = ${self})
      order by ${unread} > 0 desc, last_at desc, conversation.id desc
      limit ${perPage + 1})`,
  )
  const inOrder = sql`order by unread > 0 desc, last_at desc, own.id desc`
  const { rows } = await database.execute<ConversationRow>(sql`
    select own.id, kind, ref, title, unread, last_at, name, image,
      concat_ws('-', (unread > 0)::int, (extract(epoch from last_at) * 1000000)::bigint, own.id) as place,
      (sender_id <> asker_id) = is_owners as mine, ${shownText} as text, case when hidden_at is null then phrase end as phrase,
      hidden_at is not null as hidden, picture_width is not null as pictured
    from (select * from (${sql.join(found, sql` union all `)}) own ${inOrder} limit ${perPage + 1}) own
      cross join lateral (select * from message where message.id = last_id limit 1) message
    ${inOrder}`)
  const { page, end } = pageOf(rows, perPage)
  return {
    conversations: page.map(conversationOf),
    next: end?.place ?? null,
  }
}

/** By the position that the last conversation had when it was shown, so that new messages move no page. */
function isAfter(place: string | null, unread: SQL): SQL {
  if (place === null) return sql`true`
  const [isUnread, microseconds, id] = place.split('-').map(Number)
  return sql`(${unread} > 0, last_at, conversation.id)
    < (${isUnread === 1}, 'epoch'::timestamptz + ${microseconds} * interval '1 microsecond', ${id}::bigint)`
}

function matches(q: string): SQL {
  const words = q.split(/\s+/).filter(Boolean)
  if (words.length === 0) return sql`true`
  return sql.join(
    words.map((word) => sql`(other.full_name || ' ' || listing_title) ilike ${`%${likeText(word)}%`}`),
    sql` and `,
  )
}

const conversationOf = ({
  id,
  kind,
  ref,
  title,
  name,
  image,
  unread,
  ...row
}: ConversationRow): Conversation => ({
  kind,
  ref,
  title,
  name,
  image,
  unread,
  id: Number(id),
  at: new Date(row.last_at),
  last: {
    isMine: row.mine,
    text: row.text.slice(0, 120),
    phrase: row.phrase,
    isHidden: row.hidden,
    hasPicture: row.pictured,
  },
})
