import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { adminOf } from '../admin/admin-only.ts'
import { Fact } from '../admin/fact.tsx'
import { pageContext } from '../context.ts'
import { villageAndIsland } from '../directory/place.ts'
import { formatDate } from '../i18n/format.ts'
import { readForm } from '../read-form.ts'
import type { Route } from './+types/request-page.ts'
import { decide } from './decide.server.ts'
import { DecisionForms } from './decision-forms.tsx'
import { approveButton, longestReason } from './decision-fields.ts'
import { findRequest } from './find-requests.server.ts'
import { idPictures, type IdPicture } from './verification.ts'

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  adminOf(page, url)
  const request = await findRequest(page.database, params.id)
  if (!request) throw data(null, { status: 404 })
  return request
}

/** Approves, or refuses with a reason. Whoever comes second sees what the first decided. */
export async function action({ request, url, context, params }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const admin = adminOf(page, url)
  const found = await findRequest(page.database, params.id)
  if (!found) throw data(null, { status: 404 })
  const form = await readForm(request)
  const written = String(form.get('reason') ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, longestReason)
  const refusal = form.has(approveButton) ? null : written
  if (refusal === '') return data({ problem: 'missing' as const, reason: '' }, { status: 422 })
  await page.database.transaction((tx) =>
    decide(tx, { requestId: found.id, adminId: admin.id, refusal, demo: page.demo }),
  )
  throw redirect('/admin/verification', { status: 303 })
}

/** For admins: the two pictures, and what they are compared with. */
export default function RequestPage({ loaderData: request, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { id, fullName, email, birthDate, mailingAddress, village, island, status, reason } = request
  const there: Record<IdPicture, boolean> = {
    idPhoto: request.idPhotoAt !== null,
    selfie: request.selfieAt !== null,
  }
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Verification`}</title>
      <meta name="robots" content="noindex" />
      <Link
        to="/admin/verification"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
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
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {idPictures.map((name) => {
          const label = name === 'idPhoto' ? t`Photo of the ID` : t`Selfie with the ID`
          return (
            <figure key={name} className="min-w-0">
              <figcaption className="mb-2 font-semibold">{label}</figcaption>
              {there[name] ? (
                <img src={`/admin/verification/${id}/${name}`} alt={label} className="w-full rounded-lg" />
              ) : (
                <p className="rounded-lg bg-surface-2 p-6 text-text-muted">
                  <Trans>There is no such picture, or it was deleted.</Trans>
                </p>
              )}
            </figure>
          )
        })}
      </div>
      {status === 'pending' ? (
        <DecisionForms refused={actionData} />
      ) : (
        <p className="mt-6 text-lg font-semibold">
          {status === 'approved' ? <Trans>Approved</Trans> : <Trans>Refused</Trans>}
          {reason && `: ${reason}`}
        </p>
      )}
    </main>
  )
}
