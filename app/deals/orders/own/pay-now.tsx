import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Form, useSubmit } from 'react-router'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { orderAddress } from '../addresses.ts'
import type { LoadedOrder } from './load-order.server.ts'

/** A demo of paying: it goes on by itself after a second or, without scripts, at a press. */
export function PayNow({ order: { number, totalCents, lines } }: { order: LoadedOrder }) {
  const { i18n, t } = useLingui()
  const submit = useSubmit()
  useEffect(() => {
    const timer = setTimeout(
      () => void submit({ move: 'pay' }, { method: 'post', action: orderAddress(number) }),
      1_000,
    )
    return () => clearTimeout(timer)
  }, [number, submit])
  const price = formatMoney(totalCents, i18n.locale)
  const title = lines[0]?.title
  return (
    <div className="grid gap-3">
      <p className="rounded-md bg-brand-soft p-3 text-sm text-on-brand-soft">
        <Trans>This is a demo: no money moves.</Trans>
      </p>
      <p role="status" className="text-xl font-semibold wrap-anywhere">
        {t`Processing payment of ${price} for ${title}...`}
      </p>
      <Form method="post" className="print:hidden">
        <Button type="submit" name="move" value="pay" tone="line">
          <Trans>Continue</Trans>
        </Button>
      </Form>
    </div>
  )
}
