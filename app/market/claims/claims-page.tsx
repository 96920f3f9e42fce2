import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { claimAddress } from '../../directory/claims.ts'
import { Blank } from '../../directory/list/blank.tsx'
import { unlistedMeta, siteOf } from '../../directory/page-meta.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Tag } from '../../ground/ui/tag.tsx'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Route } from './+types/claims-page.ts'
import { stateTexts } from './labels.ts'
import { findOwnClaims } from './own-claim.server.ts'
import type { ClaimState } from './ways.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id } = viewerOf(context, url)
  return { site: siteOf(context, url), claims: await findOwnClaims(context.database, id, context.language) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Claims`,
    description: msg`The listings that you claim`,
    address: '/claims',
  })

const tones: Readonly<Partial<Record<ClaimState, string>>> = {
  waiting: 'bg-warn-soft text-text',
  code: 'bg-warn-soft text-text',
  approved: 'bg-success-soft text-success',
}

/** What the visitor has claimed. */
export default function ClaimsPage({ loaderData: { claims } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-6">
        <h1 className="text-3xl">
          <Trans>Claims</Trans>
        </h1>
        {claims.length > 0 ? (
          <ul className="grid gap-3">
            {claims.map(({ id, kind, ref, title, state, createdAt }) => (
              <li key={id}>
                <Link
                  to={claimAddress(kind, ref)}
                  className="group grid gap-2 rounded-xl bg-surface p-4 shadow-md sm:grid-cols-[1fr_auto] sm:items-start"
                >
                  <span className="grid gap-1">
                    <span className="font-semibold wrap-anywhere group-hover:underline">{title}</span>
                    <span className="text-text-muted">
                      {formatDate(createdAt, i18n.locale, { dateStyle: 'long' })}
                    </span>
                  </span>
                  <Tag tone={tones[state]}>{i18n._(stateTexts[state])}</Tag>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <Blank
            heading="h2"
            title={t`You have not claimed a listing yet.`}
            text={t`If your business is listed here without an owner, open its page and press “Is this your business?”.`}
          >
            <Link to="/businesses" className={buttonClass({ tone: 'line' })}>
              <Trans>Business Directory</Trans>
            </Link>
          </Blank>
        )}
      </div>
    </main>
  )
}
