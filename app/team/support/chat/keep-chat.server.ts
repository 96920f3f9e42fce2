import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { ticket, ticketMessage } from '../../../people/tickets/tables.server.ts'
import { tellStaff } from '../../../people/tickets/tell-staff.server.ts'
import type { Chat } from './chat.ts'
import type { ChatOwner } from './chat-owner.server.ts'

const mostShown = 200

export async function findChat(database: Database, { digest }: ChatOwner): Promise<Chat> {
  const { key, sender, text, createdAt } = ticketMessage
  const [chat] = await database
    .select({ id: ticket.id, email: ticket.email })
    .from(ticket)
    .where(eq(ticket.digest, digest))
  if (!chat) return { messages: [], email: null }
  const rows = await database
    .select({ key, sender, text, at: createdAt })
    .from(ticketMessage)
    .where(eq(ticketMessage.ticketId, chat.id))
    .orderBy(desc(createdAt), desc(ticketMessage.id))
    .limit(mostShown)
  return {
    messages: rows.toReversed().map((row) => ({ ...row, at: row.at.toISOString() })),
    email: chat.email,
  }
}

/**
 * Stores a visitor's message, once however often it is sent, and the automatic answer if no staff was there in the last
 * half hour.
 */
export async function keepChatMessage(
  tx: Database,
  { digest, userId }: ChatOwner,
  { text, key, language }: { text: string; key: string; language: Language },
): Promise<void> {
  const [chat] = await tx
    .insert(ticket)
    .values({ topic: 'chat', message: '', lang: language, digest, userId })
    .onConflictDoUpdate({ target: ticket.digest, set: { lang: language } })
    .returning({
      id: ticket.id,
      reference: ticket.reference,
      isAttended: sql<boolean>`coalesce(${ticket.answeredAt} > now() - interval '30 minutes', false)`,
    })
  const { id: ticketId, reference, isAttended } = chat!
  const stored = await tx
    .insert(ticketMessage)
    .values({ ticketId, sender: 'visitor', text, key })
    .onConflictDoNothing()
    .returning({ id: ticketMessage.id })
  if (stored.length === 0) return
  if (!isAttended)
    await tx.insert(ticketMessage).values({ ticketId, sender: 'site', text: '', key: `answer to ${key}` })
  await tx
    .update(ticket)
    .set({ state: 'open', changedAt: sql`now()` })
    .where(eq(ticket.id, ticketId))
  await tellStaff(tx, reference)
}

/** Where a guest is to be answered as well. */
export async function keepChatAddress(database: Database, owner: ChatOwner, email: string): Promise<void> {
  await database
    .update(ticket)
    .set({ email })
    .where(and(eq(ticket.digest, owner.digest), sql`${ticket.userId} is null`))
}

/**
 * What a user said as a guest is theirs when they sign in. The ticket that the staff has before them stays: what was
 * said in the account's own chat before becomes a part of it.
 */
export async function takeOver(tx: Database, guest: ChatOwner, owner: ChatOwner): Promise<void> {
  const chats = await tx
    .select({ id: ticket.id, reference: ticket.reference, userId: ticket.userId })
    .from(ticket)
    .where(inArray(ticket.digest, [guest.digest, owner.digest]))
    .orderBy(ticket.id)
    .for('update')
  const guests = chats.find(({ userId }) => userId === null)
  if (!guests) return
  const own = chats.find(({ userId }) => userId !== null)
  if (own) await merge(tx, { from: own.id, into: guests.id })
  await tx
    .update(ticket)
    .set({ digest: owner.digest, userId: owner.userId, email: null })
    .where(eq(ticket.id, guests.id))
  await tellStaff(tx, guests.reference)
}

async function merge(tx: Database, { from, into }: { from: number; into: number }): Promise<void> {
  // What is left behind was sent in both, and goes with its ticket.
  await tx.execute(sql`
    update ticket_message set ticket_id = ${into}
    where ticket_id = ${from} and key not in (select key from ticket_message where ticket_id = ${into})`)
  await tx.execute(sql`
    with merged as (delete from ticket where id = ${from} returning *)
    update ticket set
      state = case when merged.state = 'open' then 'open' else ticket.state end,
      changed_at = greatest(ticket.changed_at, merged.changed_at),
      answered_at = greatest(ticket.answered_at, merged.answered_at)
    from merged where ticket.id = ${into}`)
}
