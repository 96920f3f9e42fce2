import { eq, sql } from 'drizzle-orm'
import { record } from '../../../ground/audit/record.server.ts'
import { supportAudited } from './audited.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { tellLive } from '../../../ground/live/tell-live.server.ts'
import { sendMail } from '../../../ground/mail/send-mail.server.tsx'
import { notify } from '../../../people/notifications/notify.server.ts'
import { ticket, ticketMessage } from '../../../people/tickets/tables.server.ts'
import { tellStaff } from '../../../people/tickets/tell-staff.server.ts'
import type { TicketState } from '../../../people/tickets/topics.ts'
import { answerMail } from './answer-mail.tsx'
import type { Ticket } from './find-tickets.server.ts'

type Answer = {
  staffId: string
  text: string
  /** The key of the form: a form that is sent twice is one answer. */
  key: string
  origin: string
}

/** Answers in the sender's chat, and by mail if there is an address. */
export async function answerTicket(
  tx: Database,
  { id, reference, state, userId, email, lang, messages, message }: Ticket,
  { staffId, text, key, origin }: Answer,
): Promise<void> {
  const stored = await tx
    .insert(ticketMessage)
    .values({ ticketId: id, sender: 'staff', authorId: staffId, text, key })
    .onConflictDoNothing()
    .returning({ id: ticketMessage.id })
  if (stored.length === 0) return
  await tx
    .update(ticket)
    .set({ state: 'answered', answeredAt: sql`now()`, changedAt: sql`now()` })
    .where(eq(ticket.id, id))
  await recordState(tx, { staffId, reference, state, to: 'answered' })
  await tellStaff(tx, reference)
  const mailKey = `support ${reference} ${key}`
  if (userId) {
    await tellLive(tx, [userId], { type: 'support', id: reference })
    await notify(tx, userId, {
      event: 'support-answer',
      values: { text },
      href: '/notifications',
      key: mailKey,
    })
  } else if (email) {
    const question = messages.findLast(({ sender }) => sender === 'visitor')?.text ?? message
    const mail = answerMail({ reference, text, asked: question, origin })
    await sendMail(tx, { to: email, language: lang, mail, key: mailKey })
  }
}

/** Closes a ticket that needs no answer, or reopens it. A new chat message reopens it too. */
export async function moveTicket(
  tx: Database,
  { id, reference, state }: Ticket,
  { staffId, to }: { staffId: string; to: TicketState },
): Promise<void> {
  if (state === to) return
  await tx.update(ticket).set({ state: to }).where(eq(ticket.id, id))
  await recordState(tx, { staffId, reference, state, to })
  await tellStaff(tx, reference)
}

/** A second answer doesn't change the state, so `answered` may be logged twice. */
const recordState = (
  tx: Database,
  {
    staffId,
    reference,
    state,
    to,
  }: Pick<Ticket, 'reference' | 'state'> & { staffId: string; to: TicketState },
) =>
  record(tx, supportAudited, {
    actorId: staffId,
    action: 'ticket-state',
    subject: { kind: 'ticket', id: reference },
    changes: { state: [state, to] },
  })
