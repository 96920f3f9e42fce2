import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { adminOf } from '../desk/admin-only.ts'
import { OwnCaseNote } from '../desk/own-case-note.tsx'
import { Fact } from '../desk/fact.tsx'
import { requestContext } from '../../ground/request/request-context.ts'
import { villageAndIsland } from '../../directory/place.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { StaleNote } from '../desk/stale-note.tsx'
import { readForm } from '../../ground/forms/read-form.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import type { Route } from './+types/request-page.ts'
import { ComparedPictures } from './compared-pictures.tsx'
import { decideRequest } from './decide-request.server.ts'
import { DecisionForms } from './decision-forms.tsx'
import { approveButton, decisionFields } from '../../people/verification/decision-fields.ts'
import { findRequest } from './find-requests.server.ts'
import { requestPath, requestsPath } from '../../people/verification/request-query.ts'
import type { IdPicture } from '../../people/verification/verification.ts'

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const request = await findRequest(context.database, params.id)
  if (!request) throw notFound()
  const isPending = request.status === 'pending'
  const isOwn = isPending && request.userId === admin.id
  return { ...request, isOwn, mayDecide: isPending && !isOwn }
}

/** Approves or refuses with a reason. If another admin decided first, the answer says so. */
export async function action({ request, url, context: router, params }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const found = await findRequest(context.database, params.id)
  if (!found) throw notFound()
  const form = await readForm(request)
  const { values, problems } = readFields(decisionFields, form)
  const { reason } = values
  const refusal = form.has(approveButton) ? null : reason
  if (refusal !== null && problems?.reason) return data({ problem: problems.reason, reason }, { status: 422 })
  const { id: requestId, userId } = found
  const decision = { requestId, userId, adminId: admin.id, refusal, demo: context.demo }
  const isDecided = await decideRequest(context.database, decision)
  if (!isDecided) return data({ problem: 'stale' as const, reason }, { status: 409 })
  throw redirect(requestsPath, { status: 303 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: the two pictures, and what they are compared with. */
export default function RequestPage({ loaderData: request, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { id, fullName, email, birthDate, mailingAddress, village, island, status, reason } = request
  const { isOwn, mayDecide } = request
  const addressOf = (picture: IdPicture) => `${requestPath(id)}/${picture}`
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Verification`}</title>
      <meta name="robots" content="noindex" />
      <Link to={requestsPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>All verifications</Trans>
      </Link>
      <h1 className="text-3xl wrap-anywhere">{fullName}</h1>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Fact label={<Trans>Date of birth</Trans>}>
          {birthDate && formatDate(new Date(birthDate), i18n.locale, { dateStyle: 'long', timeZone: 'UTC' })}
        </Fact>
        <Fact label={<Trans>Mailing address</Trans>}>{mailingAddress}</Fact>
        <Fact label={<Trans>Village</Trans>}>{island && villageAndIsland({ village, island }, i18n)}</Fact>
        <Fact label={<Trans>Email</Trans>}>{email}</Fact>
      </dl>
      <ComparedPictures
        pictures={[
          { label: t`Photo of the ID`, address: request.idPhotoAt && addressOf('idPhoto') },
          { label: t`Selfie with the ID`, address: request.selfieAt && addressOf('selfie') },
        ]}
      />
      {actionData?.problem === 'stale' && !isOwn && <StaleNote reason={actionData.reason} />}
      {isOwn && <OwnCaseNote reason={actionData?.reason} />}
      {mayDecide && <DecisionForms refused={actionData?.problem === 'stale' ? undefined : actionData} />}
      {status !== 'pending' && (
        <p className="mt-6 text-lg font-semibold">
          {status === 'approved' ? <Trans>Approved</Trans> : <Trans>Rejected</Trans>}
          {reason && `: ${reason}`}
        </p>
      )}
    </main>
  )
}
