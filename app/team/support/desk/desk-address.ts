import { type TicketState, ticketStates } from '../../../people/tickets/topics.ts'

export const deskPath = '/admin/support'

type Asked = { state: TicketState; after: string | null }

/** Where a ticket stands in a list: when something was said or sent last, in microseconds, and its id. */
const place = /^\d{1,17}-[1-9]\d{0,14}$/

/** Which tickets `/admin/support?state=closed&after=1767225600000000-7` asks for: those that wait, from the first one on. */
export function askedTickets({ searchParams }: URL): Asked {
  const after = searchParams.get('after')
  return {
    state: ticketStates.find((one) => one === searchParams.get('state')) ?? 'open',
    after: after && place.test(after) ? after : null,
  }
}

export const ticketParameters = ({ state, after }: Asked): URLSearchParams =>
  new URLSearchParams({ ...(after && { after }), ...(state !== 'open' && { state }) })

export function ticketsAddress(asked: Asked): string {
  const parameters = ticketParameters(asked)
  return parameters.size > 0 ? `${deskPath}?${parameters}` : deskPath
}
