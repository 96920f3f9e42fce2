import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { codeOf } from '../../market/claims/code.server.ts'
import { stateTexts } from '../../market/claims/labels.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { adminOf } from '../desk/admin-only.ts'
import { OwnCaseNote } from '../desk/own-case-note.tsx'
import { StaleNote } from '../desk/stale-note.tsx'
import { findUserPaths } from '../users/find-users.server.ts'
import type { Route } from './+types/claim-page.ts'
import { ClaimFacts } from './claim-facts.tsx'
import { decideClaim, isOwnClaim } from './decide-claim.server.ts'
import { choiceOf, decisionFields, decisions, hasReason, heard } from './decisions.ts'
import { DecisionForms } from './decision-forms.tsx'
import { deskPath } from './desk-query.ts'
import { findClaim } from './find-claims.server.ts'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const found = await findClaim(context.database, params.id)
  if (!found) throw notFound()
  const { codeSeed, fileKey, ...claim } = found
  const choice = found.isDeleted ? null : choiceOf(found)
  const isOwn = await isOwnClaim(context.database, found, admin)
  const paths = await findUserPaths(context.database, [claim.ownerId])
  return {
    claim: { ...claim, hasFile: fileKey !== null && !isOwn, ownerPath: paths.get(claim.ownerId ?? '') },
    choice: isOwn ? null : choice,
    isOwn: isOwn && choice !== null,
    seen: heard(found),
    code: choice?.includes('give') && !isOwn ? codeOf(context, { id: claim.id, codeSeed }) : null,
  }
}

/** If another admin decided first, or someone was heard since, the answer says so. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const claim = await findClaim(context.database, args.params.id)
  const decision = decisions.find((one) => one === typed('decision'))
  if (!claim || !decision) throw notFound()
  const { values, problems } = readFields(decisionFields, form)
  const reason = hasReason(decision) ? values.reason : ''
  if (hasReason(decision) && problems?.reason)
    return data({ problem: problems.reason, reason }, { status: 422 })
  const decided = { id: claim.id, decision, reason, seen: typed('seen'), admin: viewer }
  const isDecided = await decideClaim(context, decided)
  if (!isDecided) return data({ problem: 'stale' as const, reason }, { status: 409 })
  throw redirect(deskPath, { status: 303 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: a claim, what it is judged by, and what they decide. */
export default function ClaimPage({ loaderData, actionData }: Route.ComponentProps) {
  const { claim, choice, isOwn, seen, code } = loaderData
  const { t, i18n } = useLingui()
  const { sentTo } = claim
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Claim`}</title>
      <meta name="robots" content="noindex" />
      <Link to={deskPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>All claims</Trans>
      </Link>
      <h1 className="text-3xl wrap-anywhere">
        {claim.isDeleted ? (
          claim.title
        ) : (
          <Link to={claim.href} className="hover:underline">
            {claim.title}
          </Link>
        )}
      </h1>
      <p className="mt-1 text-lg font-semibold">{i18n._(stateTexts[claim.state])}</p>
      {claim.isDeleted && (
        <p>
          <Trans>This listing is deleted.</Trans>
        </p>
      )}
      <ClaimFacts claim={claim} />
      {code && (
        <div className="mt-6 max-w-140 rounded-xl bg-surface p-6 shadow-md">
          <h2 className="text-xl">
            {claim.way === 'phone' ? <Trans>Call {sentTo}</Trans> : t`Write to ${sentTo}`}
          </h2>
          <p className="mt-2">
            {claim.way === 'phone' ? (
              <Trans>Ask for the person who runs the business, and say this code:</Trans>
            ) : (
              <Trans>Put this code into the letter, with the address of this site:</Trans>
            )}
          </p>
          <p className="mt-2 font-display text-3xl tracking-widest tabular-nums">{code}</p>
        </div>
      )}
      {actionData?.problem === 'stale' && !isOwn && <StaleNote reason={actionData.reason} />}
      {isOwn && <OwnCaseNote reason={actionData?.reason} />}
      {choice && (
        <DecisionForms
          choice={choice}
          seen={seen}
          refused={actionData?.problem === 'stale' ? undefined : actionData}
        />
      )}
      {!choice && claim.reason && (
        <q className="mt-6 block wrap-anywhere whitespace-pre-line">{claim.reason}</q>
      )}
    </main>
  )
}
