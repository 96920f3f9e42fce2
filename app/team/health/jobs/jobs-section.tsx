import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { momentText } from '../../../ground/i18n/format.ts'
import { Tag } from '../../../ground/ui/tag.tsx'
import { Advice, HealthSection } from '../health-section.tsx'
import { jobsPath } from '../health-path.ts'
import type { JobCounts } from './find-jobs.server.ts'

/** `label`: what the jobs do. */
type LabelledCounts = JobCounts & { readonly label: string }

/** What is to be done beside the pages, by kind. */
export function JobsSection({ jobs }: { jobs: readonly LabelledCounts[] }) {
  const { t } = useLingui()
  return (
    <HealthSection title={t`Background jobs`}>
      <Advice>
        <Trans>
          A job that fails is tried again, with longer and longer pauses, for about three days. Then it is
          dead, and kept for 90 days: open it to see why, fix the cause, and try it again.
        </Trans>
      </Advice>
      {jobs.length === 0 ? (
        <p className="mt-3">
          <Trans>No jobs are waiting, and none have failed.</Trans>
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-xl bg-surface px-4 shadow-md">
          {jobs.map((counts) => (
            <JobLine key={counts.kind} counts={counts} />
          ))}
        </ul>
      )}
    </HealthSection>
  )
}

function JobLine({ counts: { kind, label, waiting, failing, dead, oldest } }: { counts: LabelledCounts }) {
  const { i18n } = useLingui()
  const since = oldest && momentText(oldest, i18n.locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <span className="min-w-0">
        {failing + dead > 0 ? (
          <Link
            to={jobsPath(kind)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {label}
          </Link>
        ) : (
          <b className="inline-flex min-h-11 items-center">{label}</b>
        )}
        {since && (
          <span className="block pb-1.5 text-sm text-text-muted">
            <Trans>Oldest due since {since}</Trans>
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        {dead > 0 && (
          <Tag tone="bg-danger-soft text-danger">
            <Plural value={dead} one="# dead" other="# dead" />
          </Tag>
        )}
        {failing > 0 && (
          <Tag tone="bg-warn-soft text-warn">
            <Plural value={failing} one="# failing" other="# failing" />
          </Tag>
        )}
        {waiting > 0 && (
          <Tag tone={undefined}>
            <Plural value={waiting} one="# waiting" other="# waiting" />
          </Tag>
        )}
      </span>
    </li>
  )
}
