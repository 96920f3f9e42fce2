import type { I18n, MessageDescriptor } from '@lingui/core'
import { registered } from '../../../ground/request/registered.ts'

/** What a job does. `loss`: what is missing if it is discarded; null: it is owed to people, so it can't be. */
export type JobKind = { readonly label: MessageDescriptor; readonly loss: MessageDescriptor | null }

const known = registered<Readonly<Record<string, JobKind>>>('The kinds of jobs')

/** By the names of the jobs; called by `app/registry/jobs.server.ts` when a process starts. */
export const registerJobKinds = known.set

/** Undefined: this version does not know such jobs. */
export const jobKindOf = (kind: string): JobKind | undefined =>
  Object.hasOwn(known.get(), kind) ? known.get()[kind] : undefined

/** What jobs of a kind do; the name of a kind that this version does not know. */
export function jobLabel(kind: string, i18n: I18n): string {
  const label = jobKindOf(kind)?.label
  return label ? i18n._(label) : kind
}

/** What is missing if a job is discarded. Null: it can't be; nor can one that this version does not know. */
export function jobLoss(kind: string, i18n: I18n): string | null {
  const loss = jobKindOf(kind)?.loss
  return loss ? i18n._(loss) : null
}

export const isDiscardable = (kind: string): boolean => Boolean(jobKindOf(kind)?.loss)
