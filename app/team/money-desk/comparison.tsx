import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import type { DifferingOrder as Differing } from '../../deals/orders/find-differing.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { ComparedAt } from './compared-at.tsx'
import { DifferingOrder } from './differing-order.tsx'
import { MoneySection } from './money-section.tsx'

type Check = { readonly differences: number; readonly differing: readonly Differing[]; readonly at: Date }

/** Whether the ledger adds up and orders match their payments, as of the latest time that they were compared. */
export function Comparison({ check }: { check: Check | null }) {
  const { t } = useLingui()
  const busy = useNavigation().formData?.get('op') === 'compare'
  return (
    <>
      <Form method="post" className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          {check && <LedgerText differences={check.differences} />}{' '}
          <span className="text-text-muted">
            <ComparedAt at={check?.at} />
          </span>
        </p>
        <Button type="submit" name="op" value="compare" tone="line" size="sm" busy={busy}>
          <Trans>Compare now</Trans>
        </Button>
      </Form>
      {check && check.differing.length > 0 && (
        <MoneySection title={t`Orders that don’t match their payments`}>
          <ul className="grid gap-2">
            {check.differing.map((order) => (
              <DifferingOrder key={order.number} order={order} />
            ))}
          </ul>
        </MoneySection>
      )}
    </>
  )
}

const LedgerText = ({ differences }: { differences: number }) =>
  differences === 0 ? (
    <Trans>The ledger adds up.</Trans>
  ) : (
    <strong className="text-danger">
      <Plural
        value={differences}
        one="The ledger has # difference. See the Operation page."
        other="The ledger has # differences. See the Operation page."
      />
    </strong>
  )
