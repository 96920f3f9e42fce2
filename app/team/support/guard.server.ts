import { timingSafeEqual } from 'node:crypto'
import type { Page } from '../../ground/request/context.ts'
import { isWithinRate, networkOf } from '../../ground/db/rate-limit.server.ts'
import { openedField, type SenderProblem, trapField } from './guard-fields.tsx'

const shortest = 3_000 // ms in which nobody reads a form, writes and sends it
const longest = 24 * 60 * 60_000 // ms, so that no program lives on one form
const rate = { most: 10, seconds: 3_600 }

/** A form for visitors without account: a moment of one is of no use for another. */
export type GuardedForm = 'advertise' | 'contact' | 'question' | 'report'

/** For `<GuardFields>` the moment at which a form is opened, by a page that is made for this moment and not kept. */
export function openForm(page: Page, kind: GuardedForm): string {
  page.validUntil = 0
  return sealedMoment(page, kind)
}

/** The same for a page that is kept: for those who come later, its form is older than they are. */
export function sealedMoment(page: Pick<Page, 'now' | 'seal'>, kind: GuardedForm): string {
  const moment = String(page.now.getTime())
  return `${moment}.${sealOf(page, kind, moment)}`
}

/** Why what was sent does not look like a person's, by the fields of `<GuardFields>`; null where it does. */
export function senderProblem(page: Page, kind: GuardedForm, form: FormData): SenderProblem | null {
  if (form.get(trapField)) return 'trap'
  const age = ageOf(page, kind, String(form.get(openedField)))
  if (age > longest) return 'old'
  return age >= shortest ? null : 'quick'
}

/** What `<GuardFields>` gets when a form is shown again: the moment that it came with, while that is of use. */
export function openedAgain(page: Page, kind: GuardedForm, form: FormData): string {
  const opened = String(form.get(openedField))
  return ageOf(page, kind, opened) <= longest ? opened : sealedMoment(page, kind)
}

/** Counts one more of the forms that the visitor's network sends, and tells whether it is too many. */
export async function hasSentMany(page: Page): Promise<boolean> {
  return !(await isWithinRate(page.database, `form ${networkOf(page.clientAddress)}`, rate))
}

/** How long a form was open, in ms; NaN where the moment is not one of ours. */
function ageOf(page: Page, kind: GuardedForm, opened: string): number {
  const [moment = '', seal = ''] = opened.split('.')
  const given = Buffer.from(seal)
  const own = Buffer.from(sealOf(page, kind, moment))
  return given.length === own.length && timingSafeEqual(given, own)
    ? page.now.getTime() - Number(moment)
    : NaN
}

const sealOf = ({ seal }: Pick<Page, 'seal'>, kind: GuardedForm, moment: string) =>
  seal(`form ${kind} opened ${moment}`)
