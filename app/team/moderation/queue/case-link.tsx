import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate } from '../../../ground/i18n/format.ts'
import type { CaseLine } from '../find-cases.server.ts'

/** A case in a list, linked to its page. @param note its type or result */
export function CaseLink({ line, note }: { line: CaseLine; note: string }) {
  const { t, i18n } = useLingui()
  const reportsText = (count: number) => t`${plural(count, { one: '# report', other: '# reports' })}`
  return (
    <Link
      to={`/admin/moderation/${line.id}`}
      className="flex min-h-11 min-w-0 grow flex-wrap items-center justify-between gap-x-4 rounded-md px-4 py-2 hover:bg-surface-2"
    >
      <b className="min-w-0 wrap-anywhere">{line.title || t`Without words`}</b>
      <span className="min-w-0 text-sm wrap-anywhere text-text-muted">
        {[
          note,
          line.reports > 1 && reportsText(line.reports),
          line.owner,
          formatDate(line.at, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  )
}
