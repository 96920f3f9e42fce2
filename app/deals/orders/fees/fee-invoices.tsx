import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate, formatMoney } from '../../../ground/i18n/format.ts'
import { TransferAccount } from '../../../people/fees/transfer-account.tsx'
import { monthText } from '../../bookings/days/month.ts'
import type { FeeInvoice } from './invoices.server.ts'

/** What the site has asked a seller for, and what of it has arrived. */
export function FeeInvoices({ invoices, account }: { invoices: readonly FeeInvoice[]; account: string }) {
  const { i18n } = useLingui()
  const isOpen = invoices.some(({ paidAt }) => paidAt === null)
  return (
    <section className="grid gap-2 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">
        <Trans>Site fees</Trans>
      </h2>
      {isOpen && (
        <div className="rounded-md bg-surface-2 p-3 text-sm">
          {account ? (
            <TransferAccount account={account} />
          ) : (
            <p>
              <Trans>
                Ask our staff for the account:{' '}
                <Link to="/contact" className="underline underline-offset-4">
                  Contact Us
                </Link>
              </Trans>
            </p>
          )}
        </div>
      )}
      <ul className="divide-y divide-line">
        {invoices.map(({ id, month, cents, paidAt }) => {
          const day = paidAt && formatDate(paidAt, i18n.locale, { dateStyle: 'medium' })
          return (
            <li key={id} className="flex justify-between gap-4 py-2">
              <span>
                <span className="block font-semibold">{monthText(month, i18n.locale)}</span>
                <span className="text-sm text-text-muted">
                  {day === null ? <Trans>Pay it by bank transfer</Trans> : <Trans>Paid on {day}</Trans>}
                </span>
              </span>
              <span className="tabular-nums">{formatMoney(cents, i18n.locale)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
