import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link } from 'react-router'
import { listingAddress } from '../../../directory/known-areas.ts'
import { attributesOf, number, required } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import { useSeen } from '../../../ground/forms/use-seen.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { FeeNote } from '../../../people/fees/fee-note.tsx'
import { readFee } from '../../../people/fees/platform-fee.server.ts'
import { paymentsPath } from '../../payments/addresses.ts'
import { readTerms } from '../../payments/seller-terms.server.ts'
import type { Route } from './+types/stock-page.ts'
import { findOwnStock, saveLeft } from './own-stock.server.ts'

const fields = { left: required(number({ from: 0, to: 10_000 })) }
/** How many there were when the form was opened: orders that were called off are added to what was entered. */
const hidden = { seen: number({ from: 0, to: 100_000 }) }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const { database, siteName, demo } = router.get(requestContext)
  const viewer = viewerOf(router.get(requestContext), url)
  const stock = await findOwnStock(database, viewer, params)
  if (!stock) throw notFound()
  const { title, left, held, ownerId } = stock
  const { onSite, merchant } = await readTerms(database, ownerId)
  return {
    siteName,
    title,
    left,
    held,
    isOwner: ownerId === viewer.id,
    href: listingAddress(params.kind, params.ref),
    fee: await readFee(database),
    isPaid: onSite || merchant !== null || demo,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const stock = await findOwnStock(context.database, viewer, args.params)
  if (!stock) throw notFound()
  const typed = lineIn(form, 'left')
  const { seen } = readFields(hidden, form).values
  const { values, problems } = readFields(fields, form)
  const { left } = values
  if (problems || left === null) return data({ outcome: 'invalid' as const, typed, seen }, { status: 422 })
  const isSaved = await saveLeft(context.database, stock.id, { left, seen })
  return isSaved
    ? data({ outcome: 'saved' as const, typed: String(left), seen: null })
    : data({ outcome: 'stale' as const, typed, seen: null }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

/** How many pieces of a listing can be bought on the site. */
export default function StockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName, title, left, held, isOwner, href, fee, isPaid } = loaderData
  const { i18n, t } = useLingui()
  const { form, busy } = useSentForm(actionData)
  const opened = useSeen(left)
  const seen = actionData?.seen ?? opened
  const count = formatNumber(seen, i18n.locale)
  return (
    <main id="main" className="wrap py-section">
      <title>{`${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-140 gap-5">
        <BackLink to={href}>
          <span className="wrap-anywhere">{title}</span>
        </BackLink>
        <h1 className="text-3xl">
          <Trans>Pieces for sale</Trans>
        </h1>
        {actionData?.outcome === 'saved' && (
          <p role="status" className="rounded-md bg-success-soft p-3 text-success">
            <Trans>Saved.</Trans>
          </p>
        )}
        {!isPaid && (
          <p className="rounded-md bg-warn-soft p-3">
            {isOwner ? (
              <>
                <Trans>Buyers can order once you have chosen how you are paid.</Trans>{' '}
                <Link to={paymentsPath} className="underline underline-offset-4">
                  <Trans>How you are paid</Trans>
                </Link>
              </>
            ) : (
              <Trans>Buyers can order once the owner has chosen how they are paid.</Trans>
            )}
          </p>
        )}
        <FeeNote fee={fee} />
        <Form {...form} className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
          <input type="hidden" name="seen" value={seen} />
          <Field
            label={t`How many are left?`}
            hint={
              held > 0 ? (
                <Trans>Not counting {held} already ordered.</Trans>
              ) : (
                <Trans>Enter 0 to stop taking orders.</Trans>
              )
            }
            error={
              actionData?.outcome === 'invalid'
                ? t`Enter a number from 0 to 10,000.`
                : actionData?.outcome === 'stale' &&
                  t`This has changed since you opened it: ${count} left now. Check your number, then save again.`
            }
          >
            <input
              {...attributesOf(fields.left)}
              name="left"
              inputMode="numeric"
              defaultValue={actionData?.typed ?? left}
            />
          </Field>
          <Button type="submit" size="lg" busy={busy} className="justify-self-start">
            <Trans context="form">Save</Trans>
          </Button>
        </Form>
        {isOwner && (
          <Link to={paymentsPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>How you get paid, and what delivery costs</Trans>
          </Link>
        )}
      </div>
    </main>
  )
}
