import { useLingui } from '@lingui/react'

/** Adds a loader's term labels as messages. Repeated calls add the same ones. */
export function useTerms(labels: Readonly<Record<string, string>>) {
  Object.assign(useLingui().i18n.messages, labels)
}
