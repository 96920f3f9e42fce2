import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../ground/i18n/format.ts'

/** When an entry was checked, a date like `2026-01-31`, and where. */
export function CheckNote({ on, source }: { on: string | null; source: string | null }) {
  const { i18n } = useLingui()
  if (!on) return null
  const date = formatDay(on, i18n.locale, { dateStyle: 'medium' })
  return (
    <p className="faint">
      <Trans>Checked on {date}</Trans>
      {source && ` (${source})`}
    </p>
  )
}
