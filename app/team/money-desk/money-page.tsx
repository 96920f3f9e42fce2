import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { monthText } from '../../deals/bookings/days/month.ts'
import { compareOrders, type DifferingOrder } from '../../deals/orders/find-differing.server.ts'
import { compareLedger } from '../../people/ledger/check-ledger.server.ts'
import { readCheck } from '../../people/ledger/checks.server.ts'
import { formatDate, formatMoney } from '../../ground/i18n/format.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import type { Problem } from '../../ground/forms/fields.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { statusOf } from '../../people/accounts/auth-codes.ts'
import { asksForCode, passAgain } from '../../people/accounts/second-step/pass-again.server.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { adminOf } from '../desk/admin-only.ts'
import { StaffList } from '../desk/staff-list.tsx'
import type { Route } from './+types/money-page.ts'
import { closingFields } from './closing-fields.ts'
import { closePayment } from './close-payment.server.ts'
import { DisputeList } from './disputes/dispute-list.tsx'
import { findOpenDisputes } from './disputes/find-disputes.server.ts'
import { Comparison } from './comparison.tsx'
import {
  findDoubtful,
  findLatest,
  findMonths,
  findPromised,
  findReceived,
  findYears,
} from './find-money.server.ts'
import { DoubtfulPaymentCard } from './doubtful-payment-card.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { MoneySection } from './money-section.tsx'
import { isOwnMoney } from './is-own-money.ts'
import { feesPath, moneyPath, taxesPath } from './money-path.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const { database, now } = context
  const [doubtful, disputes, promised, latest, months, received, years, ledger, orders, asks] =
    await Promise.all([
      findDoubtful(database),
      findOpenDisputes(database),
      findPromised(database),
      findLatest(database),
      findMonths(database, now),
      findReceived(database, now),
      findYears(database, now),
      readCheck(database, 'ledger'),
      readCheck<DifferingOrder>(database, 'orders'),
      asksForCode(context, admin),
    ])
  return {
    role: admin.role,
    doubtful: doubtful.map((one) => ({ ...one, isOwn: isOwnMoney(one, admin.id) })),
    disputes,
    promised,
    latest,
    months,
    received,
    // The two are compared one after the other.
    check: ledger && orders && { differences: ledger.found.length, differing: orders.found, at: orders.at },
    asks,
    years,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  if (typed('op') === 'compare') {
    await compareLedger(context.database)
    await compareOrders(context.database)
    return redirect(moneyPath)
  }
  const id = rowNumber(typed('payment'))
  const { values, problems } = readFields(closingFields, form)
  const { reason } = values
  const refuse = (problem: Problem | 'stale', status: number) =>
    data({ id, reason, problem, code: undefined }, { status })
  if (problems?.reason) return refuse(problems.reason, 422)
  const passed = await passAgain(context, args.request, admin, typed('code'))
  if (!passed.ok)
    return data({ id, reason, problem: 'code', code: passed.code } as const, {
      status: statusOf(passed.code),
    })
  const isClosed = await closePayment(context.database, {
    id,
    adminId: admin.id,
    reason,
    now: context.now,
  })
  return isClosed ? redirect(moneyPath) : refuse('stale', 409)
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: what doesn't add up, what sellers owe buyers, and what was paid. */
export default function MoneyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { role, doubtful, disputes, promised, latest, months, received, check, asks, years } = loaderData
  const { t, i18n } = useLingui()
  const money = (cents: number) => formatMoney(cents, i18n.locale)
  return (
    <StaffList name={t`Money`} role={role}>
      <Comparison check={check} />
      <MoneySection title={t`Payments to look at`} isEmpty={doubtful.length === 0}>
        <ul className="grid gap-4">
          {doubtful.map((payment) => (
            <DoubtfulPaymentCard
              key={payment.id}
              payment={payment}
              asks={asks}
              refused={actionData?.id === payment.id ? actionData : undefined}
            />
          ))}
        </ul>
      </MoneySection>
      <MoneySection title={t`Disputes`} isEmpty={disputes.length === 0}>
        <DisputeList disputes={disputes} />
      </MoneySection>
      <MoneySection title={t`Promised refunds`} isEmpty={promised.length === 0}>
        <ul className="grid gap-2">
          {promised.map(({ number, title, seller, cents, since }) => (
            <li
              key={`${number} ${+since}`}
              className="rounded-md bg-surface px-4 py-2 shadow-sm wrap-anywhere"
            >
              <b>{money(cents)}</b> · {title} · {seller} · {number} ·{' '}
              {formatDate(since, i18n.locale, { dateStyle: 'medium' })}
            </li>
          ))}
        </ul>
      </MoneySection>
      <MoneySection title={t`Latest orders`} isEmpty={latest.length === 0}>
        <LatestOrders orders={latest} />
      </MoneySection>
      <MoneySection title={t`By month`} isEmpty={months.length === 0}>
        <ul className="grid gap-2">
          {months.map((one) => {
            const paid = money(one.paidCents)
            const refunded = money(one.refundedCents)
            return (
              <li key={one.month} className="flex flex-wrap gap-x-4">
                <b>{monthText(one.month, i18n.locale)}</b>
                <span>
                  <Plural value={one.orders} one="# order" other="# orders" />
                </span>
                <span>
                  <Trans>{paid} paid</Trans>
                </span>
                <span>
                  <Trans>{refunded} refunded</Trans>
                </span>
              </li>
            )
          })}
        </ul>
        {received.length > 0 && (
          <>
            <h3 className="mt-4 mb-2 font-semibold">
              <Trans>Received by the site</Trans>
            </h3>
            <ul className="grid gap-2">
              {received.map(({ month, feeCents, advertisedCents }) => {
                const fees = money(feeCents)
                const advertised = money(advertisedCents)
                return (
                  <li key={month} className="flex flex-wrap gap-x-4">
                    <b>{monthText(month, i18n.locale)}</b>
                    <span>
                      <Trans>{fees} of site fees</Trans>
                    </span>
                    <span>
                      <Trans>{advertised} for advertisements</Trans>
                    </span>
                  </li>
                )
              })}
            </ul>
          </>
        )}
        <p className="mt-4 flex flex-wrap gap-3">
          {years.map((year) => (
            <a
              key={year}
              href={`${moneyPath}/export?year=${year}`}
              download
              className={buttonClass({ tone: 'line' })}
            >
              <Trans>Receipts of {year} (CSV)</Trans>
            </a>
          ))}
          <Link to={feesPath} className={buttonClass({ tone: 'line' })}>
            <Trans>Platform fee</Trans>
          </Link>
          <Link to={taxesPath} className={buttonClass({ tone: 'line' })}>
            <Trans>Taxes</Trans>
          </Link>
        </p>
      </MoneySection>
    </StaffList>
  )
}
