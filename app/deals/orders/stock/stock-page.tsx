import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link } from 'react-router'
import { listingAddress } from '../../../directory/known-areas.ts'
import { attributesOf, number, required } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
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

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const { database, siteName, demo } = router.get(requestContext)
  const viewer = viewerOf(router.get(requestContext), url)
  const stock = await findOwnStock(database, viewer, params)
  if (!stock) throw notFound()
  const { onSite, merchant } = await readTerms(database, viewer.id)
  return {
    siteName,
    ...stock,
    href: listingAddress(params.kind, params.ref),
    fee: await readFee(database),
    isPaid: onSite || merchant !== null || demo,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const stock = await findOwnStock(context.database, viewer, args.params)
  if (!stock) throw notFound()
  const { values, problems } = readFields(fields, form)
  if (problems || values.left === null)
    return data({ isSaved: false, typed: lineIn(form, 'left') }, { status: 422 })
  await saveLeft(context.database, stock.id, values.left)
  return data({ isSaved: true, typed: String(values.left) })
}

/** How many pieces of a listing can be bought on the site. */
export default function StockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName, title, left, held, href, fee, isPaid } = loaderData
  const { t } = useLingui()
  const { form, busy } = useSentForm(actionData)
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
        {actionData?.isSaved && (
          <p role="status" className="rounded-md bg-success-soft p-3 text-success">
            <Trans>Saved.</Trans>
          </p>
        )}
        {!isPaid && (
          <p className="rounded-md bg-warn-soft p-3">
            <Trans>Buyers can order once you have chosen how you are paid.</Trans>{' '}
            <Link to={paymentsPath} className="underline underline-offset-4">
              <Trans>How you are paid</Trans>
            </Link>
          </p>
        )}
        <FeeNote fee={fee} />
        <Form {...form} className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
          <Field
            label={t`How many are left?`}
            hint={
              held > 0 ? (
                <Trans>Not counting {held} already ordered.</Trans>
              ) : (
                <Trans>Enter 0 to stop taking orders.</Trans>
              )
            }
            error={actionData?.isSaved === false && t`Enter a number from 0 to 10,000.`}
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
        <Link to={paymentsPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>How you get paid, and what delivery costs</Trans>
        </Link>
      </div>
    </main>
  )
}
