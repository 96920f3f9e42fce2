import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { areaLinks } from '../../../directory/area-names.server.ts'
import { BlankWithAreas } from '../../../directory/list/blank-with-areas.tsx'
import { unlistedMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { applicationAddress, ownPath } from '../addresses.ts'
import { applicationsOf } from '../area-applications.ts'
import { StateTag } from '../moves/state-tag.tsx'
import { findAppliedJobs } from '../received/find-received.server.ts'
import type { Route } from './+types/applications-page.ts'
import { findOwnApplications, type OwnApplication } from './load-application.server.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const [applications, jobs] = await Promise.all([
    findOwnApplications(context.database, viewer.id, context.language),
    findAppliedJobs(context.database, viewer, context.language),
  ])
  return {
    site: siteOf(context, url),
    applications,
    jobs,
    areas: areaLinks(i18nOf(context.language), applicationsOf),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Applications`,
    description: msg`The jobs that you have applied for`,
    address: ownPath,
  })

/** What the visitor has applied for and, for employers, their jobs that a user has applied for. */
export default function ApplicationsPage({
  loaderData: { applications, jobs, areas },
}: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-8">
        <h1 className="text-3xl">
          <Trans>Applications</Trans>
        </h1>
        {jobs.length > 0 && (
          <section>
            <h2 className="mb-3 text-xl">
              <Trans>Your jobs</Trans>
            </h2>
            <ul className="grid gap-3">
              {jobs.map(({ href, title, count, unread }) => (
                <li key={href}>
                  <Link to={href} className={row}>
                    <span className="font-semibold wrap-anywhere group-hover:underline">{title}</span>
                    <span className="text-text-muted">
                      <Plural value={count} one="# application" other="# applications" />
                      {unread > 0 && (
                        <>
                          {' · '}
                          <Trans>{unread} new</Trans>
                        </>
                      )}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {applications.length > 0 ? (
          <section>
            {jobs.length > 0 && (
              <h2 className="mb-3 text-xl">
                <Trans>Sent by you</Trans>
              </h2>
            )}
            <ul className="grid gap-3">
              {applications.map((one) => (
                <OwnRow key={one.number} application={one} />
              ))}
            </ul>
          </section>
        ) : (
          jobs.length === 0 && (
            <BlankWithAreas
              title={t`You have not applied for anything yet.`}
              text={t`Applications that you send are kept here, with what employers answer.`}
              areas={areas}
            />
          )
        )}
      </div>
    </main>
  )
}

const row = 'group grid gap-2 rounded-xl bg-surface p-4 shadow-md sm:grid-cols-[1fr_auto] sm:items-start'

function OwnRow({ application: { number, title, state, createdAt } }: { application: OwnApplication }) {
  const { i18n } = useLingui()
  return (
    <li>
      <Link to={applicationAddress(number)} className={row}>
        <span className="grid gap-1">
          <span className="font-semibold wrap-anywhere group-hover:underline">{title}</span>
          <span className="text-text-muted">{formatDate(createdAt, i18n.locale, { dateStyle: 'long' })}</span>
        </span>
        <StateTag state={state} />
      </Link>
    </li>
  )
}
