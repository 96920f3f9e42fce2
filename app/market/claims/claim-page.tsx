import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { claimAddress } from '../../directory/claims.ts'
import { claimProofOf } from '../../directory/claimable-kinds.ts'
import { pageMeta, siteOf } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { BackLink } from '../../ground/ui/back-link.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Route } from './+types/claim-page.ts'
import { ClaimCard } from './claim-state.tsx'
import { DisputeList, LateStatement } from './dispute-list.tsx'
import { loadClaim } from './load-claim.server.ts'
import { NewClaim } from './new-claim.tsx'
import { answerClaimForm } from './answer-claim-form.server.ts'

/** Where the listing is gone the page stays, with what was typed. */
export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const loaded = await loadClaim(context, viewerOf(context, url), params)
  if (!loaded) throw notFound()
  return data({ site: siteOf(context, url), key: params, ...loaded }, { status: loaded.listing ? 200 : 404 })
}

export async function action(args: Route.ActionArgs) {
  if (!claimProofOf(args.params.kind)) throw notFound()
  const { context, viewer, form } = await readOwnForm(args)
  const answer = await answerClaimForm(context, viewer, { key: args.params, form })
  if (answer === 'none') throw notFound()
  if (answer === 'done') throw redirect(claimAddress(args.params.kind, args.params.ref))
  return data(answer.refused, { status: answer.status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, listing, key } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: [i18n._(msg`Claim`), listing?.title].filter(Boolean).join(': '),
    description: i18n._(msg`Prove that a listing is yours, then manage it`),
    address: claimAddress(key.kind, key.ref),
    indexed: false,
  })
}

export const shouldRevalidate = reloadAfterConflict

const open = new Set(['waiting', 'code', 'approved'])

/** Where someone shows that a listing is theirs, and sees what becomes of it. */
export default function ClaimPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, own, disputes } = loaderData
  const refusedClaim = actionData && 'keptDocument' in actionData ? actionData : undefined
  const refusedCode = actionData && 'code' in actionData ? actionData : undefined
  const refusedStatement = actionData && 'dispute' in actionData ? actionData : undefined
  const hasNone = !listing?.isOwn && (!own || !open.has(own.state) || isLost(own, listing))
  const mayClaim = listing?.isListed && hasNone
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        {listing?.isListed ? (
          <BackLink to={listing.href}>
            <span lang={listing.lang ?? undefined}>{listing.title}</span>
          </BackLink>
        ) : (
          listing && <p lang={listing.lang ?? undefined}>{listing.title}</p>
        )}
        <h1 className="text-3xl">
          {listing?.isOwn ? (
            <Trans>Your listing</Trans>
          ) : listing?.proof === 'document' ? (
            <Trans>Do you represent this office?</Trans>
          ) : (
            <Trans>Is this your business?</Trans>
          )}
        </h1>
        {hasNone && !listing?.isListed && !actionData && (
          <p>
            <Trans>This is no longer listed, so it can’t be claimed.</Trans>
          </p>
        )}
        {listing && own && <ClaimCard claim={own} listing={listing} refused={refusedCode} />}
        {refusedStatement?.problem === 'decided' && <LateStatement statement={refusedStatement.statement} />}
        <DisputeList disputes={disputes} refused={refusedStatement} />
        {listing?.isOwn && !own && disputes.length === 0 && (
          <p>
            <Trans>This is your own listing.</Trans>
          </p>
        )}
        {mayClaim && listing.isOwned && (
          <p>
            <Trans>This listing has an owner already.</Trans>
          </p>
        )}
        {(mayClaim || (hasNone && refusedClaim)) && (
          <NewClaim listing={mayClaim ? listing : null} refused={refusedClaim} />
        )}
      </div>
    </main>
  )
}

/** Theirs once, and now another person's or no one's. */
const isLost = ({ state }: { state: string }, listing: { sample: boolean } | null) =>
  state === 'approved' && !listing?.sample
