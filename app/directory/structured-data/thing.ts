import type { I18n } from '@lingui/core'
import type { SchemaThing } from '../../ground/request/thing.ts'

/** What an area says its listings are. It claims nothing that their pages don't show. */
export type Describe<D> = (
  detail: Extract<D, { found: true }>,
  i18n: I18n,
  now: Date,
) => SchemaThing | readonly SchemaThing[]
