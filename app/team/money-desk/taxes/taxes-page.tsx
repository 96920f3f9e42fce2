import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import { readTaxes } from '../../../deals/bookings/prices/taxes.server.ts'
import { labelOf } from '../../../directory/attributes/attribute.ts'
import { islandOptions } from '../../../directory/islands.ts'
import { formatDay, formatNumber } from '../../../ground/i18n/format.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Button } from '../../../ground/ui/button.tsx'
import { statusOf } from '../../../people/accounts/auth-codes.ts'
import { CodeAgain } from '../../../people/accounts/second-step/code-again.tsx'
import {
  type AskedStep,
  asksForCode,
  passAgain,
} from '../../../people/accounts/second-step/pass-again.server.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { StaffList } from '../../desk/staff-list.tsx'
import { StaleNote } from '../../desk/stale-note.tsx'
import { moneyPath, taxesPath } from '../money-path.ts'
import type { Route } from './+types/taxes-page.ts'
import { readTax } from './receive-taxes.server.ts'
import { changeTaxes, textOf } from './save-taxes.server.ts'
import { TaxForm, taxedText } from './tax-form.tsx'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const taxes = await readTaxes(context.database)
  return {
    role: admin.role,
    taxes: taxes.map((tax) => ({ ...tax, key: textOf(tax) })),
    asks: await asksForCode(context, admin),
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, form, typed: sent } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const remove = sent('op') === 'remove' ? sent('tax') : null
  const { typed, problems, tax } = readTax(form)
  const refused = { typed, problems: remove === null ? problems : {}, remove }
  if (remove === null && !tax) return data({ ...refused, code: undefined, isStale: false }, { status: 422 })
  const passed = await passAgain(context, args.request, admin, sent('code'))
  if (!passed.ok)
    return data({ ...refused, code: passed.code, isStale: false }, { status: statusOf(passed.code) })
  const isSaved = await changeTaxes(
    context.database,
    admin.id,
    tax && remove === null ? { add: tax } : { remove: remove ?? '' },
  )
  return isSaved ? redirect(taxesPath) : data({ ...refused, code: undefined, isStale: true }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: which taxes prices get, and from when. Orders and bookings keep those that they were made with. */
export default function TaxesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { role, taxes, asks } = loaderData
  const { t } = useLingui()
  return (
    <StaffList name={t`Taxes`} role={role}>
      <BackLink to={moneyPath}>
        <Trans>Money</Trans>
      </BackLink>
      {actionData?.isStale && (
        <StaleNote reason={actionData.remove === null ? actionData.typed.name : ''} hasField />
      )}
      <p className="my-4 max-w-prose text-text-muted">
        <Trans>
          A tax is added as a line to the price of new bookings and orders only. Sellers collect it with the
          price and pay it to the tax office themselves.
        </Trans>
      </p>
      {taxes.length > 0 && (
        <ul className="my-6 grid max-w-140 gap-3">
          {taxes.map((tax) => (
            <TaxRow
              key={tax.key}
              tax={tax}
              asks={asks}
              code={actionData?.remove === tax.key ? actionData.code : undefined}
            />
          ))}
        </ul>
      )}
      <TaxForm asks={asks} refused={actionData && actionData.remove === null ? actionData : undefined} />
    </StaffList>
  )
}

type TaxRowProps = {
  tax: Route.ComponentProps['loaderData']['taxes'][number]
  asks: AskedStep
  code: Parameters<typeof CodeAgain>[0]['problem']
}

function TaxRow({ tax: { key, name, basisPoints, islands, kinds, from }, asks, code }: TaxRowProps) {
  const { i18n, t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  const percent = formatNumber(basisPoints / 100, i18n.locale)
  const day = formatDay(from, i18n.locale, { dateStyle: 'medium' })
  const where = islandOptions
    .filter(({ value }) => islands.includes(value))
    .map(({ label }) => labelOf(label, i18n))
  const facts = [...where, ...kinds.map((kind) => i18n._(taxedText(kind)))].join(' · ')
  return (
    <li className="grid gap-2 rounded-xl bg-surface p-4 shadow-md">
      <p className="font-semibold wrap-anywhere">
        {name} · {percent}%
      </p>
      <p className="text-sm text-text-muted">
        {facts} · <Trans>from {day}</Trans>
      </p>
      <Form method="post" className="grid justify-items-start gap-3">
        <input type="hidden" name="tax" value={key} />
        <CodeAgain asks={asks} problem={code} />
        <Button type="submit" name="op" value="remove" tone="line" busy={busy} aria-label={t`Remove ${name}`}>
          <Trans>Remove</Trans>
        </Button>
      </Form>
    </li>
  )
}
