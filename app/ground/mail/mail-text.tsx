import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

/** A paragraph with what people wrote: not by `Trans`, which takes tags in it for its own. */
export function MailText({ text }: { text: MessageDescriptor }) {
  const { i18n } = useLingui()
  return <p>{i18n._(text)}</p>
}
