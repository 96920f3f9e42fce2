import { useLingui } from '@lingui/react'

/** Makes the labels of terms known, which a loader found, as messages: the same ones whoever sets them. */
export function useTerms(labels: Readonly<Record<string, string>>) {
  Object.assign(useLingui().i18n.messages, labels)
}
