const minute = 60_000
const day = 24 * 60 * minute

/** `open`: to be paid at the handover. */
export const states = [
  'awaiting-payment',
  'open',
  'paid',
  'handed-over',
  'completed',
  'cancelled',
  'refunded',
  'disputed',
] as const
export type State = (typeof states)[number]

/** Who moves an order; `site`: a payment, a deadline, an answer of a sample. */
export type Side = 'buyer' | 'seller' | 'site'

type Move = { readonly from: readonly State[]; readonly to: State; readonly by: readonly Side[] }

/** All that can happen to an order after it was placed. */
export const moves = {
  pay: { from: ['awaiting-payment'], to: 'paid', by: ['site'] },
  'hand-over': { from: ['paid'], to: 'handed-over', by: ['seller', 'site'] },
  /** With the money, in cash or by card. */
  'hand-over-paid': { from: ['open'], to: 'handed-over', by: ['seller', 'site'] },
  receive: { from: ['paid', 'handed-over'], to: 'completed', by: ['buyer'] },
  /** What its buyer said nothing about. */
  complete: { from: ['handed-over'], to: 'completed', by: ['site'] },
  /** Of a booking that is off: what does not go back is its seller's. */
  end: { from: ['paid'], to: 'completed', by: ['site'] },
  cancel: { from: ['awaiting-payment', 'open'], to: 'cancelled', by: ['buyer', 'seller', 'site'] },
  expire: { from: ['awaiting-payment', 'open'], to: 'cancelled', by: ['site'] },
  /** Its buyer says that something is wrong. */
  dispute: { from: ['paid', 'handed-over', 'completed'], to: 'disputed', by: ['buyer'] },
  /** Our staff. */
  decide: { from: ['disputed'], to: 'disputed', by: ['site'] },
  /** What staff decided goes back without PayPal, as its seller says; its buyer may deny it. */
  'pay-back': { from: ['disputed'], to: 'disputed', by: ['seller'] },
  deny: { from: ['disputed'], to: 'disputed', by: ['buyer'] },
  /** What staff decided is done, or its buyer takes the dispute back. */
  settle: { from: ['disputed'], to: 'completed', by: ['buyer', 'site'] },
  /** Of all that was paid; in part, no state changes. */
  refund: { from: ['paid', 'handed-over', 'completed', 'disputed'], to: 'refunded', by: ['seller', 'site'] },
} as const satisfies Readonly<Record<string, Move>>

export type MoveName = keyof typeof moves

/** Whether a person of a side may make this move now. */
export function mayMove(name: MoveName, state: State, side: Side): boolean {
  const { from, by }: Move = moves[name]
  return from.includes(state) && by.includes(side)
}

/** Neither paid nor over. */
export const unpaidStates = ['awaiting-payment', 'open'] as const satisfies readonly State[]
/** Someone has the other's money, and the matter is not settled. */
export const unsettledStates = ['paid', 'handed-over', 'disputed'] as const satisfies readonly State[]

export const isPaid = (state: State): boolean =>
  state !== 'awaiting-payment' && state !== 'open' && state !== 'cancelled'

/** The buyer has it. */
export const isHandedOver = (state: State): boolean => state === 'handed-over' || state === 'completed'

/** How long pieces are kept while their buyer pays. */
const holdMs = 15 * minute

/** The state ends by itself: a hold, an order that is never picked up, a handover that is not confirmed. */
const lasting: Readonly<Partial<Record<State, number>>> = {
  'awaiting-payment': holdMs,
  open: 7 * day,
  'handed-over': 3 * day,
}

/** @param move that leads there: money that is said to be back counts so after the time of a handover */
export function deadlineOf(state: State, now: Date, move?: MoveName): Date | null {
  const ms = lasting[move === 'pay-back' ? 'handed-over' : state]
  return ms === undefined ? null : new Date(+now + ms)
}
