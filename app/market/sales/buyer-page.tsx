import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { BackLink } from '../../ground/ui/back-link.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Route } from './+types/buyer-page.ts'
import { buyerAddress, saleAddress } from './addresses.ts'
import { type Buyer, findBuyers, findSoldListing, nameBuyer, withdrawBuyer } from './name-buyer.server.ts'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const { database, siteName, ...context } = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const sold = await findSoldListing(database, viewer.id, params)
  if (!sold) throw notFound()
  return { siteName, title: sold.title, buyers: await findBuyers(database, viewer.id, sold) }
}

/** Names a buyer by the id in `buyer`, or with `off` takes that back. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { database } = context
  const sold = await findSoldListing(database, viewer.id, args.params)
  if (!sold) throw notFound()
  if (form.has('off')) await withdrawBuyer(database, viewer.id, sold)
  else if (!typed('buyer')) return data({ problem: 'missing' as const }, { status: 422 })
  else {
    const isNamed = await database.transaction((tx) =>
      nameBuyer(tx, { seller: viewer, sold, buyerId: typed('buyer') }),
    )
    if (!isNamed) return data({ problem: 'stale' as const }, { status: 409 })
  }
  return redirect(buyerAddress(sold))
}

export const shouldRevalidate = reloadAfterConflict

/** Where a seller says who bought a listing, out of those who have written about it. */
export default function BuyerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { siteName, title, buyers } = loaderData
  const named = buyers.find(({ state }) => state === 'named' || state === 'confirmed')
  return (
    <main id="main" className="wrap py-section">
      <title>{`${t`Who bought it?`} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-140 gap-5">
        <BackLink to="/user-listings">
          <Trans>Your Listings</Trans>
        </BackLink>
        <h1 className="text-3xl wrap-anywhere">
          <Trans>Who bought it?</Trans>
        </h1>
        <p className="font-semibold wrap-anywhere">{title}</p>
        {named ? <NamedBuyer buyer={named} /> : <Choice buyers={buyers} problem={actionData?.problem} />}
      </div>
    </main>
  )
}

function NamedBuyer({ buyer: { name, state, saleRef } }: { buyer: Buyer }) {
  const { t } = useLingui()
  return (
    <div role="status" className="grid justify-items-start gap-3 rounded-xl bg-surface p-6 shadow-md">
      {state === 'confirmed' ? (
        <>
          <p>{t`${name} has confirmed it. You can rate each other now.`}</p>
          <Link
            to={saleAddress(saleRef ?? '')}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t`Rate ${name}`}
          </Link>
        </>
      ) : (
        <>
          <p>{t`We have asked ${name} to confirm it. After that you can rate each other.`}</p>
          <Form method="post">
            <Button type="submit" tone="line" name="off" value="on">
              <Trans>It was someone else</Trans>
            </Button>
          </Form>
        </>
      )}
    </div>
  )
}

function Choice({ buyers, problem }: { buyers: readonly Buyer[]; problem: 'missing' | 'stale' | undefined }) {
  if (buyers.length === 0)
    return (
      <p className="text-text-muted">
        <Trans>No one has written to you about this listing, so there is no one to choose.</Trans>
      </p>
    )
  return (
    <Form method="post" className="grid gap-4">
      <p className="text-text-muted">
        <Trans>
          You don’t have to say. If you do, we’ll ask this person to confirm it, and you can rate each other.
        </Trans>
      </p>
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
          {problem === 'missing' ? (
            <Trans>Choose a person.</Trans>
          ) : (
            <Trans>This person can no longer be named. Look at the list again.</Trans>
          )}
        </p>
      )}
      <fieldset className="grid gap-1">
        <legend className="sr-only">
          <Trans>People who have written to you about it</Trans>
        </legend>
        {buyers.map(({ id, name, state }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input type="radio" name="buyer" value={id} disabled={state !== null} className="size-5" />
            <span className="wrap-anywhere">{name}</span>
            {state === 'denied' && (
              <span className="text-sm text-text-muted">
                <Trans>Says no</Trans>
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="lg" className="justify-self-start max-sm:w-full">
        <Trans>Ask to confirm</Trans>
      </Button>
    </Form>
  )
}
