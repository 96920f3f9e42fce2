import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { rowNumber } from '../../../ground/query/fields.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { useCorrection } from '../../../ground/ui/use-correction.ts'
import { Note } from '../../../people/settings/note.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { OwnCaseNote } from '../../desk/own-case-note.tsx'
import { deskQuery, listingsPath, mergeQuery } from '../desk-query.ts'
import type { Route } from './+types/merge-page.ts'
import { Comparison } from './comparison.tsx'
import { findPair } from './find-pair.server.ts'
import { mergeListings } from './merge-listings.server.ts'

export const handle = { query: mergeQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  return { pair: await findPair(context, mergeQuery.parse(url), adminOf(context, url)) }
}

/** Merges the two after one of them was chosen to be kept. */
export async function action(args: Route.ActionArgs) {
  const { context, typed } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const pair = await findPair(context, mergeQuery.parse(args.url), admin)
  if (!pair) return data({ problem: 'stale' as const }, { status: 409 })
  const keptId = rowNumber(typed('keep'))
  const kept = pair.listings.find(({ id }) => id === keptId)
  const gone = pair.listings.find(({ id }) => id !== keptId)
  if (!kept || !gone) return data({ problem: 'missing' as const }, { status: 422 })
  const isMerged = await context.database.transaction((tx) =>
    mergeListings(tx, { keptId, goneId: gone.id, admin }),
  )
  if (!isMerged) return data({ problem: 'stale' as const }, { status: 409 })
  throw redirect(deskQuery.address(listingsPath, { kind: pair.kind, q: kept.ref, merged: true }), {
    status: 303,
  })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: two listings side by side, to be made one. */
export default function MergePage({ loaderData: { pair }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { error, onInput } = useCorrection(actionData?.problem)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Merge listings`}</title>
      <meta name="robots" content="noindex" />
      <Link to={listingsPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans context="administration">All listings</Trans>
      </Link>
      <h1 className="mb-4 text-3xl">
        <Trans>Merge listings</Trans>
      </h1>
      {pair?.isOwn ? (
        <OwnCaseNote reason={actionData ? '' : undefined} />
      ) : pair === null || actionData?.problem === 'stale' ? (
        <Note tone="error">
          <Trans>These two can’t be merged because one is gone or they are in different directories.</Trans>
        </Note>
      ) : (
        <Form method="post" noValidate onInput={onInput}>
          <p className="mb-4 max-w-140 text-text-muted">
            <Trans>
              The listing you keep stays as it is and gets the reviews, favorites, messages, bookings and open
              reports of the other. The other is deleted, and its address leads to the one you keep. This
              can’t be undone.
            </Trans>
          </p>
          <Comparison pair={pair} />
          {error === 'missing' && (
            <p role="alert" className="mt-4 text-danger">
              <Trans>Choose the listing you want to keep.</Trans>
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-3">
            <Button type="submit" disabled={busy}>
              <Trans>Merge them</Trans>
            </Button>
            <Link to={listingsPath} className={buttonClass({ tone: 'line' })}>
              <Trans>Cancel</Trans>
            </Link>
          </p>
        </Form>
      )}
    </main>
  )
}
