import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect } from 'react-router'
import { monthText } from '../../../deals/bookings/days/month.ts'
import { type FeeInvoice, findInvoices } from '../../../deals/orders/fees/invoices.server.ts'
import { readFee, readFeeAccount } from '../../../people/fees/platform-fee.server.ts'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { useSeen } from '../../../ground/forms/use-seen.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { formatDate, formatMoney } from '../../../ground/i18n/format.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { textIn } from '../../../ground/forms/typed.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { type AuthCode, statusOf } from '../../../people/accounts/auth-codes.ts'
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
import { isOwnMoney } from '../is-own-money.ts'
import { OwnMoneyNote } from '../own-money-note.tsx'
import { feesPath, moneyPath } from '../money-path.ts'
import type { Route } from './+types/fees-page.ts'
import { AccountForm } from './account-form.tsx'
import { feeFields } from './fee-fields.ts'
import { markFeePaid, saveFee, saveFeeAccount } from './save-fee.server.ts'

const ops = ['fee', 'account', 'paid'] as const

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const [fee, { text: account }, invoices, asks] = await Promise.all([
    readFee(context.database),
    readFeeAccount(context.database),
    findInvoices(context.database),
    asksForCode(context, admin),
  ])
  const rows = invoices.map((one) => ({ ...one, isOwn: isOwnMoney(one, admin.id) }))
  return { role: admin.role, fee, account, invoices: rows, asks }
}

export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const { database, now } = context
  const op = ops.find((one) => one === typed('op'))
  if (!op) throw notFound()
  const id = op === 'paid' ? rowNumber(typed('invoice')) : null
  const { values, problems } = readFields(feeFields, form)
  const { percent, account: text } = values
  const seen = textIn(form, 'seen')
  const what = { op, id, percent: typed('percent'), account: text, seen }
  const refused = { ...what, isWrong: false, isStale: false, code: undefined }
  if ((op === 'fee' && percent === null) || (op === 'account' && problems?.account))
    return data({ ...refused, isWrong: true }, { status: 422 })
  const passed = await passAgain(context, args.request, admin, typed('code'))
  if (!passed.ok) return data({ ...refused, code: passed.code }, { status: statusOf(passed.code) })
  const isDone =
    id !== null
      ? await markFeePaid(database, admin.id, { id, now })
      : op === 'account'
        ? await saveFeeAccount(database, admin.id, { text, seen })
        : await saveFee(database, admin.id, {
            basisPoints: Math.round((percent ?? 0) * 100),
            seen: Number(seen),
          })
  return isDone ? redirect(feesPath) : data({ ...refused, seen: null, isStale: true }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: the share that sellers owe the site, and what they have been asked for. */
export default function FeesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { role, fee, account, invoices, asks } = loaderData
  const { t } = useLingui()
  const ofFee = actionData?.op === 'fee' ? actionData : undefined
  const ofAccount = actionData?.op === 'account' ? actionData : undefined
  const { form, busy } = useSentForm(ofFee)
  const opened = useSeen(fee.basisPoints)
  return (
    <StaffList name={t`Platform fee`} role={role}>
      <BackLink to={moneyPath}>
        <Trans>Money</Trans>
      </BackLink>
      {actionData?.isStale && <StaleNote reason={ofFee?.percent ?? ofAccount?.account} hasField />}
      <Form {...form} className="my-6 grid max-w-140 gap-4 rounded-xl bg-surface p-6 shadow-md">
        <input type="hidden" name="seen" value={ofFee?.seen ?? opened} />
        <p className="text-text-muted">
          <Trans>
            Sellers owe it on what is paid on the site or marked as paid, not on taxes or delivery. It applies
            to new orders only.
          </Trans>
        </p>
        <Field
          label={t({ message: 'Percent', context: 'fee' })}
          error={ofFee?.isWrong && t`Enter a number from 0 to 30.`}
        >
          <input
            {...attributesOf(feeFields.percent)}
            name="percent"
            inputMode="decimal"
            defaultValue={ofFee?.percent ?? fee.basisPoints / 100}
          />
        </Field>
        <CodeAgain asks={asks} problem={ofFee?.code} />
        <Button type="submit" name="op" value="fee" busy={busy} className="justify-self-start">
          <Trans>Save the fee</Trans>
        </Button>
      </Form>
      <AccountForm account={account} asks={asks} refused={ofAccount} />
      <h2 className="text-xl">
        <Trans>Invoices</Trans>
      </h2>
      {invoices.length === 0 && (
        <p className="text-text-muted">
          <Trans>None at the moment.</Trans>
        </p>
      )}
      <ul className="my-4 grid max-w-140 gap-3">
        {invoices.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            asks={asks}
            code={actionData?.id === invoice.id ? actionData.code : undefined}
          />
        ))}
      </ul>
    </StaffList>
  )
}

type InvoiceRowProps = {
  invoice: FeeInvoice & { readonly isOwn: boolean }
  asks: AskedStep
  code: AuthCode | undefined
}

function InvoiceRow({ invoice: { id, seller, month, cents, paidAt, isOwn }, asks, code }: InvoiceRowProps) {
  const { i18n, t } = useLingui()
  const { form, busy } = useSentForm(code)
  const name = seller || t`Former member`
  const day = paidAt && formatDate(paidAt, i18n.locale, { dateStyle: 'medium' })
  return (
    <li className="grid gap-2 rounded-xl bg-surface p-4 shadow-md">
      <p className="wrap-anywhere">
        <b>{formatMoney(cents, i18n.locale)}</b> · {monthText(month, i18n.locale)} · {name}
      </p>
      {day !== null ? (
        <p className="text-sm text-text-muted">
          <Trans>Paid on {day}</Trans>
        </p>
      ) : isOwn ? (
        <OwnMoneyNote />
      ) : (
        <Form {...form} className="grid justify-items-start gap-3">
          <input type="hidden" name="invoice" value={id} />
          <CodeAgain asks={asks} problem={code} />
          <Button
            type="submit"
            name="op"
            value="paid"
            tone="line"
            busy={busy}
            aria-label={t`Mark as paid by ${name}`}
          >
            <Trans>Mark as paid</Trans>
          </Button>
        </Form>
      )}
    </li>
  )
}
