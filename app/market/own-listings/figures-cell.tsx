import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../ground/i18n/format.ts'
import { Bars } from '../../ground/ui/bars.tsx'
import type { Figures } from './figures.ts'

/** Daily views of a listing, and the contacts and favorites that followed. */
export function FiguresCell({ figures: { views, contacts, favorites } }: { figures: Figures }) {
  const { t, i18n } = useLingui()
  const sum = views.reduce((all, one) => all + one, 0)
  const most30 = formatNumber(Math.max(...views), i18n.locale)
  return (
    <td>
      {sum > 0 && <Bars values={views} label={t`Views per day, up to ${most30}`} width={120} height={28} />}
      <span className="text-sm text-text-muted tabular-nums">
        <span className="whitespace-nowrap">
          {sum > 0 ? <Plural value={sum} one="# view" other="# views" /> : <Trans>No views yet</Trans>} ·
        </span>{' '}
        <span className="whitespace-nowrap">
          <Plural value={contacts} one="# contact" other="# contacts" /> ·
        </span>{' '}
        <span className="whitespace-nowrap">
          <Plural value={favorites} one="# favorite" other="# favorites" />
        </span>
      </span>
    </td>
  )
}
