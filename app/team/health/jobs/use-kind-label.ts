import { useLingui } from '@lingui/react/macro'
import { jobKinds } from './job-kinds.ts'

/** What jobs of a kind do; the name of one that this version does not know. */
export function useKindLabel(kind: string): string {
  const { i18n } = useLingui()
  const label = Object.hasOwn(jobKinds, kind) ? jobKinds[kind]?.label : undefined
  return label ? i18n._(label) : kind
}
