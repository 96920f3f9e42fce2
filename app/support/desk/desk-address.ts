import { type TicketState, ticketStates } from '../topics.ts'

export const deskPath = '/admin/support'

type Asked = { state: TicketState; after: string | null }

/** Which tickets `/admin/support?state=closed&after=0417-2938` asks for: those that wait, from the first one on. */
export function askedTickets({ searchParams }: URL): Asked {
  const after = searchParams.get('after')
  return {
    state: ticketStates.find((one) => one === searchParams.get('state')) ?? 'open',
    after: after && /^\d{4}-\d{4}$/.test(after) ? after : null,
  }
}

export const ticketParameters = ({ state, after }: Asked): URLSearchParams =>
  new URLSearchParams({ ...(after && { after }), ...(state !== 'open' && { state }) })
