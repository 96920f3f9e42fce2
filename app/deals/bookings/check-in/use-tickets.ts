import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { sendTickets, ticketsOf, type TicketRefusal, type UsedTicket } from './outbox.ts'
import type { OutboxItem } from '../../../ground/outbox/outbox.ts'

const none: readonly OutboxItem<UsedTicket, TicketRefusal>[] = []

/** The tickets that were used here and wait for the server, and how to use one: done as soon as this browser has it. */
export function useTickets(owner: string, place: number) {
  const { revalidate } = useRevalidator()
  const outbox = ticketsOf(owner)
  const all = useSyncExternalStore(outbox.subscribe, outbox.items, () => none)
  useEffect(() => sendTickets(owner, () => void revalidate()), [owner, revalidate])
  return {
    waiting: all.filter(({ value }) => value.place === place),
    use(code: string) {
      outbox.put(code, { code, place, at: new Date().toISOString() })
      outbox.go()
    },
    forget: outbox.forget,
  }
}
