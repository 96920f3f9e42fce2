import { isDay } from '../../ground/forms/day.ts'

export type AskedAudit = {
  /** Who decided: how their name begins, their email address, or the id of their account. */
  readonly by: string
  readonly action: string
  /** What was decided about: as people call it, or `user/0b5c…` and `vehicle/2`, or any of a kind, as `vehicle`. */
  readonly subject: string
  /** Days on the islands, as `2026-11-22`, both included; what is none narrows nothing. */
  readonly from: string
  readonly until: string
  /** The number of the last line on the page before. */
  readonly after: string
}

const names = ['by', 'action', 'subject', 'from', 'until', 'after'] as const
const longest = 200 // characters

/** What `/admin/audit?by=maria@example.com&action=role` asks for. */
export function askedAudit({ searchParams }: URL): AskedAudit {
  const given = (name: (typeof names)[number]) =>
    (searchParams.get(name) ?? '').replaceAll('\0', '').trim().slice(0, longest)
  return {
    by: given('by'),
    action: given('action'),
    subject: given('subject'),
    from: given('from'),
    until: given('until'),
    after: /^\d{1,15}$/.test(given('after')) ? given('after') : '',
  }
}

/** Whether the first day that is asked for comes after the last. */
export const isReversed = ({ from, until }: Pick<AskedAudit, 'from' | 'until'>): boolean =>
  isDay(from) && isDay(until) && from > until

export const auditPath = '/admin/audit'

export function auditParameters(asked: Partial<AskedAudit>): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of names) if (asked[name]) parameters.set(name, asked[name])
  return parameters
}

export function auditAddress(asked: Partial<AskedAudit>): string {
  const parameters = auditParameters(asked)
  return auditPath + (parameters.size > 0 ? `?${parameters}` : '')
}
