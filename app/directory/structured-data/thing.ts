import type { I18n } from '@lingui/core'

/** Something of schema.org's vocabulary; what is undefined is not said. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** What an area says its listings are. It claims nothing that their pages don't show. */
export type Describe<D> = (detail: Extract<D, { found: true }>, i18n: I18n) => Thing | readonly Thing[]
