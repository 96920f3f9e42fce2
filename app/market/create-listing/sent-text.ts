import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SubmitNotice } from './sent.ts'

/** The message for its owner. @param type the name of its kind, such as `Vehicle` */
export function sentText({ done, waits }: SubmitNotice, type: string, i18n: I18n): string {
  const notice =
    done === 'created' ? msg`${type} listing created successfully!` : msg`Your changes are saved.`
  const next = msg`We will review it before it is published and let you know.`
  return waits ? `${i18n._(notice)} ${i18n._(next)}` : i18n._(notice)
}
