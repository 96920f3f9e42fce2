import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { PageLinks } from '../../ground/ui/page-links/page-links.tsx'
import { stateTexts, wayTexts } from '../../market/claims/labels.ts'
import { adminOf } from '../desk/admin-only.ts'
import { StaffList } from '../desk/staff-list.tsx'
import type { Route } from './+types/claims-page.ts'
import { deskAddress, deskPath, deskQuery } from './desk-query.ts'
import { type ClaimRow, findDecided, findWaiting } from './find-claims.server.ts'

export const handle = { query: deskQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const { database, ...context } = router.get(requestContext)
  const { role } = adminOf(context, url)
  const { after } = deskQuery.parse(url)
  const [waiting, decided] = await Promise.all([findWaiting(database, after), findDecided(database)])
  return { role, after, ...waiting, decided }
}

/** For admins: who says that a listing is theirs. */
export default function ClaimsPage({ loaderData }: Route.ComponentProps) {
  const { role, after, waiting, next, decided } = loaderData
  const { t, i18n } = useLingui()
  return (
    <StaffList name={t`Claims`} role={role}>
      <h2 className="mt-6 mb-3 text-xl">
        <Trans>To be reviewed</Trans>
      </h2>
      {waiting.length === 0 ? (
        <p className="text-text-muted">
          <Trans>No claims are waiting.</Trans>
        </p>
      ) : (
        <ClaimList
          claims={waiting}
          of={({ isObjection, isDispute, way }) => [
            isObjection ? t`Objection` : isDispute ? t`Dispute` : null,
            i18n._(wayTexts[way]),
          ]}
        />
      )}
      <PageLinks
        first={after > 0 ? deskPath : null}
        next={next ? deskQuery.address(deskPath, { after: waiting.at(-1)!.id }) : null}
      />
      {decided.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-xl">
            <Trans>Recently decided</Trans>
          </h2>
          <ClaimList
            claims={decided}
            of={({ state, way }) => [i18n._(stateTexts[state]), i18n._(wayTexts[way])]}
          />
        </>
      )}
    </StaffList>
  )
}

/** @param of what is said of each, beside its day */
function ClaimList({
  claims,
  of,
}: {
  claims: readonly ClaimRow[]
  of: (claim: ClaimRow) => readonly (string | null)[]
}) {
  const { i18n } = useLingui()
  return (
    <ul className="rounded-xl bg-surface p-3 shadow-md">
      {claims.map((claim) => (
        <li key={claim.id}>
          <Link
            to={deskAddress(claim.id)}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md px-4 py-2 hover:bg-surface-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <b>{claim.title}</b> · {claim.name}
            </span>
            <span className="min-w-0 text-sm wrap-anywhere text-text-muted">
              {[...of(claim), formatDate(claim.at, i18n.locale, { dateStyle: 'medium' })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
