import { Trans, useLingui } from '@lingui/react/macro'
import { PageLinks } from '../desk/page-links.tsx'
import { StaffList } from '../desk/staff-list.tsx'
import { auditAddress } from './audit-query.ts'
import { AuditLine } from './audit-line.tsx'
import { FilterForm } from './filter-form.tsx'
import type { loadAudit } from './load-audit.server.ts'

/** For admins: who decided what, and when. Nobody can change it. */
export function AuditPage({ data }: { data: Awaited<ReturnType<typeof loadAudit>> }) {
  const { role, query, actions, lines, next } = data
  const { t } = useLingui()
  return (
    <StaffList name={t`Audit log`} role={role}>
      <FilterForm query={query} actions={actions} />
      {lines.length === 0 ? (
        <p className="text-text-muted">
          <Trans>Nothing was decided that is like this.</Trans>
        </p>
      ) : (
        <ol className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
          {lines.map((line) => (
            <AuditLine key={line.id} line={line} />
          ))}
        </ol>
      )}
      <PageLinks
        first={query.after ? auditAddress({ ...query, after: '' }) : null}
        next={next ? auditAddress({ ...query, after: String(lines.at(-1)!.id) }) : null}
      />
    </StaffList>
  )
}
