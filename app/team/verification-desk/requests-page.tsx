import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { adminOf } from '../desk/admin-only.ts'
import { StaffList } from '../desk/staff-list.tsx'
import { requestContext } from '../../ground/request/request-context.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { PageLinks } from '../../ground/ui/page-links/page-links.tsx'
import type { Route } from './+types/requests-page.ts'
import { findDecided, findPending } from './find-requests.server.ts'
import { requestPath, requestQuery, requestsPath } from '../../people/verification/request-query.ts'

export const handle = { query: requestQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = adminOf(context, url)
  const { after } = requestQuery.parse(url)
  const [waiting, decided] = await Promise.all([
    findPending(context.database, after),
    findDecided(context.database),
  ])
  return { role, after, ...waiting, decided }
}

/** For admins: whose ID is to be looked at. */
export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const { role, after, pending, next, decided } = loaderData
  const { t, i18n } = useLingui()
  const day = (at: Date | null) => at && formatDate(at, i18n.locale, { dateStyle: 'medium' })
  return (
    <StaffList name={t`Verifications`} role={role}>
      <h2 className="mt-6 mb-3 text-xl">
        <Trans>To be reviewed</Trans>
      </h2>
      {pending.length === 0 ? (
        <p className="text-text-muted">
          <Trans>No pending requests.</Trans>
        </p>
      ) : (
        <ul className="rounded-xl bg-surface p-3 shadow-md">
          {pending.map(({ id, fullName, email, submittedAt }) => (
            <RequestRow key={id} id={id} name={fullName} text={[email, day(submittedAt)]} />
          ))}
        </ul>
      )}
      <PageLinks
        first={after > 0 ? requestsPath : null}
        next={next ? requestQuery.address(requestsPath, { after: pending.at(-1)!.id }) : null}
      />
      {decided.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-xl">
            <Trans>Recently decided</Trans>
          </h2>
          <ul className="rounded-xl bg-surface p-3 shadow-md">
            {decided.map(({ id, fullName, status, decidedAt }) => (
              <RequestRow
                key={id}
                id={id}
                name={fullName}
                text={[status === 'approved' ? t`Approved` : t`Rejected`, day(decidedAt)]}
              />
            ))}
          </ul>
        </>
      )}
    </StaffList>
  )
}

const RequestRow = ({ id, name, text }: { id: number; name: string; text: (string | null)[] }) => (
  <li>
    <Link
      to={requestPath(id)}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md px-4 py-2 hover:bg-surface-2"
    >
      <b className="min-w-0 wrap-anywhere">{name}</b>
      <span className="min-w-0 text-sm wrap-anywhere text-text-muted">
        {text.filter(Boolean).join(' · ')}
      </span>
    </Link>
  </li>
)
