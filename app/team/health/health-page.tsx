import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { adminOf } from '../desk/admin-only.ts'
import { StaffList } from '../desk/staff-list.tsx'
import type { Route } from './+types/health-page.ts'
import { countAddresses } from './addresses/find-addresses.server.ts'
import { AroundSections } from './around/around-sections.tsx'
import { findAround } from './around/find-around.server.ts'
import { countJobs } from './jobs/find-jobs.server.ts'
import { jobLabel } from './jobs/job-kinds.server.ts'
import { JobsSection } from './jobs/jobs-section.tsx'
import { countMails } from './mails/find-mails.server.ts'
import { MailsSection } from './mails/mails-section.tsx'

const hoursOfWeek = 7 * 24

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { database, takesBounces } = context
  const { role } = adminOf(context, url)
  const i18n = i18nOf(context.language)
  const [counts, mails, suppressed, around] = await Promise.all([
    countJobs(database),
    countMails(database, hoursOfWeek),
    countAddresses(database),
    findAround(context),
  ])
  const jobs = counts.map((one) => ({ ...one, label: jobLabel(one.kind, i18n) }))
  return { role, jobs, mails: { counts: mails, suppressed, takesBounces }, around }
}

/** For admins: what goes wrong beside the pages, and what to do about it. What they can set is on the page Operation. */
export default function HealthPage({ loaderData: { role, jobs, mails, around } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <StaffList name={t`Site health`} role={role}>
      <p className="mt-4 max-w-140 text-text-muted">
        <Trans>
          What needs attention here also has figures in /metrics. To make the site read-only, see{' '}
          <Link to="/admin/operation" className="underline underline-offset-4">
            Operation
          </Link>
          .
        </Trans>
      </p>
      <JobsSection jobs={jobs} />
      <MailsSection {...mails} />
      <AroundSections around={around} />
    </StaffList>
  )
}
