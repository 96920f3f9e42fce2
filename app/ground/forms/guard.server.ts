import { timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../request/request-context.ts'
import { isWithinRate, networkOf } from '../db/rate-limit.server.ts'
import { openedField, type SenderProblem, trapField } from './guard-fields.tsx'
import { sentIn } from './typed.ts'

const shortest = 3_000 // ms in which no one reads a form, writes and sends it
const longest = 24 * 60 * 60_000 // ms, so that no program lives on one form
const rate = { most: 10, seconds: 3_600 }

/**
 * A form for visitors without account. Its room declares it, by a name that no other has: a moment of one is of no use
 * for another.
 */
export type GuardedForm = { readonly name: string }

/** For `<GuardFields>` the moment at which a form is opened, by a page that is made for this moment and not kept. */
export function openForm(context: RequestContext, guarded: GuardedForm): string {
  context.validUntil = 0
  return sealedMoment(context, guarded)
}

/** The same for a cached page, whose form may be older than the visit. */
export function sealedMoment(context: Pick<RequestContext, 'now' | 'seal'>, guarded: GuardedForm): string {
  const moment = String(context.now.getTime())
  return `${moment}.${sealOf(context, guarded, moment)}`
}

/**
 * Why what was sent does not look like a person's, by the fields of `<GuardFields>`; null where it does. Someone who is
 * logged in may be as quick as they like: their account has limits of its own.
 */
export function senderProblem(
  context: RequestContext,
  guarded: GuardedForm,
  form: FormData,
): SenderProblem | null {
  if (form.get(trapField)) return 'trap'
  const age = ageOf(context, guarded, sentIn(form, openedField))
  if (age > longest) return 'old'
  return context.viewer || age >= shortest ? null : 'quick'
}

/**
 * What `<GuardFields>` gets when a form is shown again: the moment that it came with, while that is of use: not if the
 * clock was set back since.
 */
export function openedAgain(context: RequestContext, guarded: GuardedForm, form: FormData): string {
  const opened = sentIn(form, openedField)
  const age = ageOf(context, guarded, opened)
  return age >= 0 && age <= longest ? opened : sealedMoment(context, guarded)
}

/** Counts one more of the forms that the visitor's network sends, and tells whether it is too many. */
export async function hasSentMany(context: RequestContext): Promise<boolean> {
  return !(await isWithinRate(context.database, `form ${networkOf(context.clientAddress)}`, rate))
}

/** How long a form was open, in ms; NaN where the moment is not one of ours. */
function ageOf(context: RequestContext, guarded: GuardedForm, opened: string): number {
  const [moment = '', seal = ''] = opened.split('.')
  const given = Buffer.from(seal)
  const own = Buffer.from(sealOf(context, guarded, moment))
  return given.length === own.length && timingSafeEqual(given, own)
    ? context.now.getTime() - Number(moment)
    : NaN
}

const sealOf = ({ seal }: Pick<RequestContext, 'seal'>, guarded: GuardedForm, moment: string) =>
  seal(`form ${guarded.name} opened ${moment}`)
