import type { RequestContext } from '../../../ground/request/request-context.ts'
import { confirmChange, dropChange } from '../moves/change.server.ts'
import { type Actor, findBooking } from '../moves/find-booking.server.ts'
import { move } from '../moves/move.server.ts'
import { propose, type ProposalOutcome } from '../moves/propose.server.ts'
import { type WordsProblem, wordsProblem } from '../moves/words.server.ts'
import { states } from '../states/states.ts'
import { nothingTyped, type BookQuery, wishOf } from '../book/wish-of.ts'
import { ownerMoveNamed } from './load-received.server.ts'
import { cleanText } from '../../../ground/forms/clean-text.ts'
import { longest } from '../requests/longest.ts'

type Answer = { readonly typed: (name: string) => string; readonly number: string; readonly owner: Actor }
type Outcome = ProposalOutcome | { readonly ok: false; readonly problem: 'words' | WordsProblem }

/** Does what an owner's form asks. `gone`: they have no such booking, or there is no such move. */
export async function receiveAnswer(
  context: RequestContext,
  { typed, number, owner }: Answer,
): Promise<Outcome> {
  const { database, now } = context
  const name = ownerMoveNamed(typed('move'))
  const seen = states.find((one) => one === typed('seen'))
  const words = cleanText(typed('words'))
  if (!name || !seen) return { ok: false, problem: 'gone' }
  const pressed = { actor: owner, now, terms: typed('terms') }
  if (name === 'confirm-change') return confirmChange(database, number, pressed)
  if (name === 'drop-change') return dropChange(database, number, pressed)
  if (words.length > longest.ownerWords || (name === 'cancel-by-owner' && !words))
    return { ok: false, problem: 'words' }
  if (name === 'write') {
    const problem = await wordsProblem(database, words, {
      longest: longest.ownerWords,
      number,
      side: 'owner',
    })
    return problem ? { ok: false, problem } : move(database, number, { name, actor: owner, now, words })
  }
  if (name !== 'propose') {
    const time = typed('time')
    if (time && Number.isNaN(Date.parse(time))) return { ok: false, problem: 'stale' }
    const chosen = name === 'confirm' && time ? { time: new Date(time) } : {}
    return move(database, number, { ...pressed, name, seen, words, ...chosen })
  }
  const found = await findBooking(database, number, owner, now)
  if (!found) return { ok: false, problem: 'gone' }
  const wish = wishOf(found.kind, proposalOf(typed))
  if (!wish) return { ok: false, problem: 'malformed' }
  return propose(database, number, { ...pressed, wish, words }, context)
}

export const proposalOf = (typed: (name: string) => string): BookQuery => ({
  ...nothingTyped,
  from: typed('from'),
  until: typed('until'),
  place: typed('place'),
  time: [typed('time')].filter(Boolean),
  persons: '1',
})
