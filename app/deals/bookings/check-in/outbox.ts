import { ask } from '../../../ground/outbox/ask.ts'
import { outboxes } from '../../../ground/outbox/outbox.ts'
import type { TicketUse } from '../moves/tickets.server.ts'
import { usedPath } from './addresses.ts'

/** A ticket that was scanned or ticked here, and that the server does not know of yet. */
export type UsedTicket = { readonly code: string; readonly place: number; readonly at: string }

/** Why it does not count. `usedAt`: it was used before, at that moment (ISO 8601). */
export type TicketRefusal = { readonly usedAt: string | null }

export const ticketsOf = outboxes<UsedTicket, TicketRefusal>('ticket')

/** Dates as JSON has them. */
type Answer = { [K in keyof TicketUse]: TicketUse[K] } & { usedAt?: string | null }

/** Sends them from now on. @param onSent hears of each that the server took */
export const sendTickets = (owner: string, onSent: () => void) =>
  ticketsOf(owner).sendBy(async ({ value: { code, place, at } }) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ code, at, place: String(place) })) body.set(name, value)
    const used = await ask<Answer>(owner, usedPath, { method: 'POST', body })
    if (used === 'refused') return { refusal: { usedAt: null } }
    if (typeof used === 'string') return used
    if (!used.isValid) return { refusal: { usedAt: used.usedAt ?? null } }
    onSent()
    return 'sent'
  })
