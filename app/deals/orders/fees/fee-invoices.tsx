import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, momentText } from '../../../ground/i18n/format.ts'
import { monthText } from '../../bookings/days/month.ts'
import type { FeeInvoice } from './invoices.server.ts'

/** What the site has asked a seller for, and what of it has arrived. */
export function FeeInvoices({ invoices }: { invoices: readonly FeeInvoice[] }) {
  const { i18n } = useLingui()
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">
        <Trans>Fees of the site</Trans>
      </h2>
      <ul className="grid gap-2">
        {invoices.map(({ id, month, cents, paidAt }) => {
          const day = paidAt && momentText(paidAt, i18n.locale)
          return (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{monthText(month, i18n.locale)}</span>
              <span className="tabular-nums">
                {formatMoney(cents, i18n.locale)} ·{' '}
                {day === null ? <Trans>Pay it by bank transfer</Trans> : <Trans>Paid on {day}</Trans>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
