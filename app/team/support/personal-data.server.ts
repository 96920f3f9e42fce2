import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Person, PersonalPart } from '../../ground/db/personal-part.ts'
import { question } from '../../reading/questions/tables.server.ts'
import { ticket, ticketMessage } from '../../people/tickets/tables.server.ts'

/**
 * Tickets that a user sent as a guest, by form or chat, are found by their confirmed address.
 */
export const ticketData: PersonalPart = {
  name: 'messages-to-us',
  tables: ['ticket', 'ticket_message'],
  async read(database, person) {
    const { reference, topic, name, email, message, aboutKind, aboutRef, lang, createdAt } = ticket
    const [tickets, chats, answers] = await Promise.all([
      database
        .select({ reference, topic, name, email, message, aboutKind, aboutRef, lang, createdAt })
        .from(ticket)
        .where(isFrom(person)),
      messagesIn(database, person),
      database
        .select({ text: ticketMessage.text, createdAt: ticketMessage.createdAt })
        .from(ticketMessage)
        .where(eq(ticketMessage.authorId, person.id)),
    ])
    return { written: tickets, chats, answers }
  },
  /** Published texts stay without the person's name. */
  async erase(tx, person) {
    const published = tx
      .select({ ref: ticket.aboutRef })
      .from(ticket)
      .where(and(eq(ticket.topic, 'question'), isFrom(person)))
    await tx.update(question).set({ askerName: '' }).where(inArray(question.ref, published))
    await tx.delete(ticket).where(isFrom(person))
    await tx.update(ticketMessage).set({ authorId: null }).where(eq(ticketMessage.authorId, person.id))
  },
}

const messagesIn = (database: Database, person: Person) =>
  database
    .select({
      reference: ticket.reference,
      sender: ticketMessage.sender,
      text: ticketMessage.text,
      createdAt: ticketMessage.createdAt,
    })
    .from(ticketMessage)
    .innerJoin(ticket, eq(ticket.id, ticketMessage.ticketId))
    .where(isFrom(person))
    .orderBy(ticketMessage.createdAt, ticketMessage.id)

const isFrom = ({ id, email }: Person) =>
  or(eq(ticket.userId, id), email ? eq(sql`lower(${ticket.email})`, email.toLowerCase()) : undefined)
