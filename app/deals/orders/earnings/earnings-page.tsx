import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { siteOf, unlistedMeta } from '../../../directory/page-meta.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Bars } from '../../../ground/ui/bars.tsx'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { readFeeAccount } from '../../../people/fees/platform-fee.server.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { monthText } from '../../bookings/days/month.ts'
import { earningsPath, ordersPath } from '../addresses.ts'
import type { Route } from './+types/earnings-page.ts'
import type { MoneyMonth } from '../bookkeeping.server.ts'
import { FeeInvoices } from '../fees/fee-invoices.tsx'
import { findInvoices } from '../fees/invoices.server.ts'
import { findEarnings } from './find-earnings.server.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { database, now } = context
  const { id } = viewerOf(context, url)
  const [months, invoices, { text: account }] = await Promise.all([
    findEarnings(database, id, now),
    findInvoices(database, id),
    readFeeAccount(database),
  ])
  return { site: siteOf(context, url), months, invoices, account }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Earnings`,
    description: msg`What buyers paid you here, month by month`,
    address: earningsPath,
  })

const keptOf = ({ paidCents, refundedCents }: MoneyMonth) => paidCents - refundedCents

/** What a seller got from their buyers in the last twelve months. */
export default function EarningsPage({ loaderData: { months, invoices, account } }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  const money = (cents: number) => formatMoney(cents, i18n.locale)
  const monthName = (month: string) => monthText(month, i18n.locale, 'short')
  const kept = months.map((month) => Math.max(0, keptOf(month)))
  const total = months.reduce((sum, month) => sum + keptOf(month), 0)
  const isTaxed = months.some(({ taxCents }) => taxCents !== 0)
  const [first, last] = [monthName(months[0]!.month), monthName(months.at(-1)!.month)]
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))]
  const most = money(Math.max(...kept))
  const best = monthName(months[kept.indexOf(Math.max(...kept))]!.month)
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={ordersPath}>
          <Trans>Orders</Trans>
        </BackLink>
        <h1 className="text-3xl">
          <Trans>Earnings</Trans>
        </h1>
        <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md">
          <p className="text-sm text-text-muted">
            <Trans>
              What you kept from {first} to {last}
            </Trans>
          </p>
          <p className="text-3xl tabular-nums">{money(total)}</p>
          <Bars
            values={kept}
            label={total > 0 ? t`By month, highest: ${most} (${best})` : t`By month: none`}
            width={592}
            height={100}
          />
          <p className="text-sm text-text-muted">
            <Trans>
              Based on your receipts: what buyers paid you, minus refunds. Demos are not included.
            </Trans>
          </p>
        </section>
        <table className="w-full tabular-nums">
          <thead>
            <tr className="text-sm text-text-muted wrap-anywhere">
              <th scope="col" className="py-2 text-start font-semibold">
                <Trans>Month</Trans>
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                <Trans context="earnings">Paid</Trans>
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                <Trans context="earnings">Refunded</Trans>
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                <Trans>Kept</Trans>
              </th>
              {isTaxed && (
                <th scope="col" className="py-2 text-end font-semibold">
                  <Trans>Taxes in it</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((one) => (
              <tr key={one.month} className="border-t border-line">
                <th scope="row" className="py-2 text-start font-semibold">
                  {monthName(one.month)}
                </th>
                <td className="py-2 text-end">{money(one.paidCents)}</td>
                <td className="py-2 text-end">{money(one.refundedCents)}</td>
                <td className="py-2 text-end">{money(keptOf(one))}</td>
                {isTaxed && <td className="py-2 text-end">{money(one.taxCents)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        {invoices.length > 0 && <FeeInvoices invoices={invoices} account={account} />}
        <p className="flex flex-wrap gap-3">
          {years.map((year) => (
            <a
              key={year}
              href={`${earningsPath}/export?year=${year}`}
              download
              className={buttonClass({ tone: 'line' })}
            >
              <Trans>Receipts of {year} (CSV)</Trans>
            </a>
          ))}
        </p>
      </div>
    </main>
  )
}
