import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Sent } from './sent.ts'
import { typeName } from './type-names.ts'

/** What its owner is told. */
export function sentText({ kind, done, waits }: Sent, i18n: I18n): string {
  const type = typeName(kind, i18n)
  const told = done === 'created' ? msg`${type} listing created successfully!` : msg`Your changes are saved.`
  const next = msg`We look at it before others see it, and tell you.`
  return waits ? `${i18n._(told)} ${i18n._(next)}` : i18n._(told)
}
