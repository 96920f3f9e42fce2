import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatMoney } from '../../ground/i18n/format.ts'
import type { MoneyCheck } from '../../people/ledger/checks.server.ts'
import type { Difference } from '../../people/ledger/find-differences.server.ts'
import { ComparedAt } from '../money-desk/compared-at.tsx'
import { moneyPath } from '../money-desk/money-path.ts'

/** For admins: whether the ledger added up when it was last compared, and what in it did not. */
export const LedgerState = ({ check }: { check: MoneyCheck<Difference> | null }) => (
  <section className="mt-10 max-w-140">
    <h2 className="text-xl">
      <Trans>Ledger</Trans>
    </h2>
    {check?.found.length === 0 && (
      <p className="mt-2">
        <Trans>Every posting adds up to zero, and every balance is the sum of its entries.</Trans>
      </p>
    )}
    {check && check.found.length > 0 && (
      <>
        <p className="mt-2 font-semibold">
          <Trans>These do not add up. Ask the operator of this site to look at them.</Trans>
        </p>
        <ul className="mt-2 list-disc pl-5">
          {check.found.map((one) => (
            <li key={`${one.of} ${one.id}`}>
              <DifferenceText {...one} />
            </li>
          ))}
        </ul>
        <p>
          <Link to={moneyPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>Compare again on the Money page</Trans>
          </Link>
        </p>
      </>
    )}
    <p className="mt-2 text-text-muted">
      <ComparedAt at={check?.at} />
    </p>
  </section>
)

function DifferenceText({ of, id, cents }: Difference) {
  const { i18n } = useLingui()
  const amount = formatMoney(cents, i18n.locale)
  switch (of) {
    case 'posting':
      return (
        <Trans>
          Posting {id}: {amount}
        </Trans>
      )
    case 'account':
      return (
        <Trans>
          Balance of account {id}: {amount}
        </Trans>
      )
    case 'credit':
      return (
        <Trans>
          Advertising credit of user {id}: {amount}
        </Trans>
      )
  }
}
