import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../i18n/format.ts'

/** How much of what a field can take is typed. */
export function LengthNote({ length, longest }: { length: number; longest: number }) {
  const { i18n } = useLingui()
  const [typed, most] = [length, longest].map((count) => formatNumber(count, i18n.locale))
  return (
    <p className="tabular-nums">
      <Trans>
        {typed} of {most} characters
      </Trans>
    </p>
  )
}

/** What to do about a text that is too long. */
export function TooLong({ longest }: { longest: number }) {
  const { i18n } = useLingui()
  const most = formatNumber(longest, i18n.locale)
  return <Trans>This is too long. Use up to {most} characters.</Trans>
}
