import { desc, eq, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.server.ts'
import type { Database } from '../../db/client.server.ts'
import type { Language } from '../../i18n/languages.ts'
import { ticket, ticketMessage } from '../tables.server.ts'
import type { TicketState, Topic } from '../topics.ts'

const perPage = 30
const mostMessages = 200

type Row = { reference: string; topic: Topic; name: string | null; text: string; changed_at: string }

/**
 * Tickets in one state, those that wait longest first, of others the latest.
 * @param after the reference of the last one on the page before
 * @returns `next`: whether there are more
 */
export async function findTickets(database: Database, state: TicketState, after: string | null) {
  const [compared, order] =
    state === 'open' ? [sql.raw('>'), sql.raw('asc')] : [sql.raw('<'), sql.raw('desc')]
  const { rows } = await database.execute<Row>(sql`
    select ticket.reference, ticket.topic, coalesce(ticket.name, users.full_name) as name, ticket.changed_at,
      left(coalesce(last.text, ticket.message), 200) as text
    from ticket
    left join users on users.id = ticket.user_id
    left join lateral (
      select text from ticket_message
      where ticket_id = ticket.id and sender <> 'site' order by created_at desc, id desc limit 1
    ) last on true
    where ticket.state = ${state} and (
      ${after}::text is null
      or (ticket.changed_at, ticket.id) ${compared} (select changed_at, id from ticket where reference = ${after}))
    order by ticket.changed_at ${order}, ticket.id ${order}
    limit ${perPage + 1}`)
  return {
    tickets: rows
      .slice(0, perPage)
      .map(({ changed_at: at, ...row }) => ({ ...row, changedAt: new Date(at) })),
    next: rows.length > perPage,
  }
}

export type Ticket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** One with all that was said; null where there is none. */
export async function findTicket(database: Database, reference: string) {
  const { id, topic, message, aboutKind, aboutRef, lang, state, createdAt, userId } = ticket
  const [found] = await database
    .select({
      ...{ id, topic, message, aboutKind, aboutRef, state, createdAt, userId },
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
