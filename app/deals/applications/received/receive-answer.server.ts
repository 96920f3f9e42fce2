import { and, eq } from 'drizzle-orm'
import type { Person } from '../../../directory/may-act.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { cleanText } from '../../../ground/forms/clean-text.ts'
import { isDay } from '../../../ground/forms/day.ts'
import { instantOf } from '../../../ground/i18n/local-time.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { numberForm } from '../addresses.ts'
import { invite, type InviteOutcome } from '../moves/invite.server.ts'
import { declineAll, move } from '../moves/move.server.ts'
import { states } from '../moves/states.ts'
import { application } from '../tables.server.ts'
import { sentTo } from './find-received.server.ts'
import { employerMoveNamed } from './load-received.server.ts'
import { longestNote, longestWords } from './longest.ts'

type Job = RecordKey & { readonly employer: Person }
type FieldReader = (name: string) => string
type Problem = Extract<InviteOutcome, { ok: false }>['problem'] | 'words' | 'note' | 'none'
type Outcome = { readonly ok: true } | { readonly ok: false; readonly problem: Problem }

const refuse = (problem: Problem): Outcome => ({ ok: false, problem })

/** Does what an employer's form asks. `gone`: they have no such application, or there is no such form. */
export async function receiveAnswer(
  context: RequestContext,
  { typed, numbers, job }: { typed: FieldReader; numbers: readonly string[]; job: Job },
): Promise<Outcome> {
  const { database, now } = context
  const { employer } = job
  const words = cleanText(typed('words'))
  const op = typed('op')
  if (words.length > longestWords) return refuse('words')
  if (op === 'decline-all') {
    const chosen = numbers.filter((number) => numberForm.test(number))
    if (chosen.length === 0) return refuse('none')
    await declineAll(database, chosen, { employer, now, words })
    return { ok: true }
  }
  const number = typed('number')
  if (op === 'note') return saveNote(context, { number, note: cleanText(typed('note')), job })
  const name = employerMoveNamed(op)
  const seen = states.find((one) => one === typed('seen'))
  if (!name || !seen) return refuse('gone')
  const actor = { ...employer, side: 'employer' } as const
  if (name !== 'invite') return move(database, number, { name, actor, now, seen, words })
  const day = typed('day')
  const startsAt = isDay(day) ? instantOf(day, typed('time')) : new Date(Number.NaN)
  return invite(database, number, { actor, startsAt, words }, now)
}

async function saveNote(
  { database }: RequestContext,
  { number, note, job }: { number: string; note: string; job: Job },
): Promise<Outcome> {
  if (note.length > longestNote) return refuse('note')
  const saved = await database
    .update(application)
    .set({ note })
    .where(and(eq(application.number, number), sentTo(job, job.employer)))
    .returning({ id: application.id })
  return saved.length > 0 ? { ok: true } : refuse('gone')
}
