import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../ground/i18n/format.ts'
import type { ReportReason } from '../../../market/approval/cases.ts'
import { reasonLabels } from '../reason-labels.ts'

type Report = { id: number; reason: ReportReason; text: string; reporter: string | null; createdAt: Date }

/** What people say of something. */
export function Reports({ reports }: { reports: readonly Report[] }) {
  const { t, i18n } = useLingui()
  if (reports.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-xl">
        <Trans>Reports</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
        {reports.map(({ id, reason, text, reporter, createdAt }) => (
          <li key={id} className="py-4">
            <b>{i18n._(reasonLabels[reason])}</b>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-sm text-text-muted">
              {reporter ?? t`A guest`}
              {' · '}
              {formatDate(createdAt, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
