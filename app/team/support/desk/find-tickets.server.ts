import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../people/users/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { pageOf } from '../../../ground/db/page-of.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { questionKind } from '../../../market/create-listing/wizard-types.server.ts'
import { ticket, ticketMessage } from '../../../people/tickets/tables.server.ts'
import type { TicketState, Topic } from '../../../people/tickets/topics.ts'

const perPage = 30
const mostMessages = 200

type TicketRow = {
  reference: string
  topic: Topic
  name: string | null
  text: string
  changed_at: string
  place: string
}

/**
 * Tickets in one state, those that wait longest first, of others the latest.
 * @param after where the last one on the page before stood; null: the first page
 * @returns `next`: the position of the last ticket if there are more, else null
 */
export async function findTickets(database: Database, state: TicketState, after: string | null) {
  const [compared, order] =
    state === 'open' ? [sql.raw('>'), sql.raw('asc')] : [sql.raw('<'), sql.raw('desc')]
  const { rows } = await database.execute<TicketRow>(sql`
    select ticket.reference, ticket.topic, coalesce(ticket.name, users.full_name) as name, ticket.changed_at,
      left(coalesce(last.text, ticket.message), 200) as text,
      concat_ws('-', (extract(epoch from ticket.changed_at) * 1000000)::bigint, ticket.id) as place
    from ticket
    left join users on users.id = ticket.user_id
    left join lateral (
      select text from ticket_message
      where ticket_id = ticket.id and sender <> 'site' order by created_at desc, id desc limit 1
    ) last on true
    where ticket.state = ${state} and ${isBeyond(after, compared)}
    order by ticket.changed_at ${order}, ticket.id ${order}
    limit ${perPage + 1}`)
  const { page, end } = pageOf(rows, perPage)
  return {
    tickets: page.map(({ reference, topic, name, text, changed_at: at }) => ({
      reference,
      topic,
      name,
      text,
      changedAt: new Date(at),
    })),
    next: end?.place ?? null,
  }
}

/** By the position that the last ticket had when it was shown: it may have been answered or deleted since. */
function isBeyond(place: string | null, compared: SQL): SQL {
  if (place === null) return sql`true`
  const [microseconds, id] = place.split('-').map(Number)
  return sql`(ticket.changed_at, ticket.id) ${compared}
    ('epoch'::timestamptz + ${microseconds} * interval '1 microsecond', ${id}::bigint)`
}

export type Ticket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** The version that the reader has seen: it differs after each message and change of state. */
export const versionOf = ({ state, messages }: Pick<Ticket, 'state' | 'messages'>) =>
  `${state} ${messages.at(-1)?.key ?? ''}`

/** A ticket, locked until the transaction ends. */
export async function lockTicket(tx: Database, reference: string): Promise<Ticket | null> {
  await tx.select({ id: ticket.id }).from(ticket).where(eq(ticket.reference, reference)).for('update')
  return findTicket(tx, reference)
}

/** Of the listing or the question that it is about; null: of none, or it is gone. */
const titleOfSubject = sql<string | null>`
  case when ${ticket.aboutKind} = ${questionKind} then (select title from question where ref = ${ticket.aboutRef})
  else (select title from listing where kind = ${ticket.aboutKind} and ref = ${ticket.aboutRef} and deleted_at is null)
  end`

/** A ticket with all messages; null if there is none. */
export async function findTicket(database: Database, reference: string) {
  const { id, topic, message, aboutKind, aboutRef, lang, state, createdAt, userId } = ticket
  const [found] = await database
    .select({
      id,
      topic,
      message,
      aboutKind,
      aboutRef,
      aboutTitle: titleOfSubject,
      state,
      createdAt,
      userId,
      lang: sql<Language>`${lang}`,
      name: sql<string | null>`coalesce(${ticket.name}, ${users.fullName})`,
      email: sql<string | null>`coalesce(${ticket.email}, ${users.email})`,
    })
    .from(ticket)
    .leftJoin(users, eq(users.id, ticket.userId))
    .where(eq(ticket.reference, reference))
  if (!found) return null
  const rows = await database
    .select({
      key: ticketMessage.key,
      sender: ticketMessage.sender,
      text: ticketMessage.text,
      createdAt: ticketMessage.createdAt,
      authorId: ticketMessage.authorId,
      author: users.fullName,
    })
    .from(ticketMessage)
    .leftJoin(users, eq(users.id, ticketMessage.authorId))
    .where(eq(ticketMessage.ticketId, found.id))
    .orderBy(desc(ticketMessage.createdAt), desc(ticketMessage.id))
    .limit(mostMessages)
  return { reference, ...found, messages: rows.toReversed().filter(({ sender }) => sender !== 'site') }
}
