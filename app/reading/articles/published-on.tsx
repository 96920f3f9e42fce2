import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../ground/i18n/format.ts'

/** September 12, 2026, in the long form of the page's language. */
export function PublishedOn({ date }: { date: Date }) {
  const { i18n } = useLingui()
  return <time dateTime={date.toISOString()}>{formatDate(date, i18n.locale, { dateStyle: 'long' })}</time>
}
