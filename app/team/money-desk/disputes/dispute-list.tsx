import { disputeDeskAddress } from '../../../deals/orders/addresses.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate, formatMoney } from '../../../ground/i18n/format.ts'
import type { OpenDispute } from './find-disputes.server.ts'

const stepTexts: Readonly<Record<OpenDispute['step'], MessageDescriptor>> = {
  decide: msg`To be decided`,
  'carry-out': msg`Decided, not carried out yet`,
  ended: msg`Ended, the money is not back`,
}

/** What the two sides of orders can't settle, or what sellers have not carried out. */
export function DisputeList({ disputes }: { disputes: readonly OpenDispute[] }) {
  const { i18n, t } = useLingui()
  const former = t`Former member`
  return (
    <ul className="grid gap-2">
      {disputes.map(({ number, title, seller, buyer, cents, step, openedAt }) => (
        <li key={number}>
          <Link
            to={disputeDeskAddress(number)}
            className="block rounded-md bg-surface px-4 py-2 shadow-sm wrap-anywhere hover:bg-surface-2"
          >
            <b>{title}</b> · {buyer || former} / {seller || former} · {formatMoney(cents, i18n.locale)} ·{' '}
            {formatDate(openedAt, i18n.locale, { dateStyle: 'medium' })} · {i18n._(stepTexts[step])}
          </Link>
        </li>
      ))}
    </ul>
  )
}
