export const states = ['sent', 'seen', 'shortlisted', 'interview', 'declined', 'hired', 'withdrawn'] as const
export type State = (typeof states)[number]

/** Who moves an application; `site`: an account that closes, an answer of a sample. */
export type Side = 'applicant' | 'employer' | 'site'

type Move = { readonly from: readonly State[]; readonly to: State; readonly by: readonly Side[] }

export const openStates = ['sent', 'seen', 'shortlisted', 'interview'] as const satisfies readonly State[]

/** All that can happen to an application after it was sent. */
export const moves = {
  see: { from: ['sent'], to: 'seen', by: ['employer', 'site'] },
  shortlist: { from: ['sent', 'seen'], to: 'shortlisted', by: ['employer', 'site'] },
  unlist: { from: ['shortlisted'], to: 'seen', by: ['employer'] },
  invite: { from: openStates, to: 'interview', by: ['employer', 'site'] },
  decline: { from: openStates, to: 'declined', by: ['employer', 'site'] },
  hire: { from: openStates, to: 'hired', by: ['employer'] },
  withdraw: { from: openStates, to: 'withdrawn', by: ['applicant', 'site'] },
} as const satisfies Readonly<Record<string, Move>>

export type MoveName = keyof typeof moves

export const isOpen = (state: State): boolean => openStates.some((one) => one === state)

/** Whether a person of a side may make this move now. */
export function mayMove(name: MoveName, state: State, side: Side): boolean {
  const { from, by }: Move = moves[name]
  return from.includes(state) && by.includes(side)
}
