import { Trans, useLingui } from '@lingui/react/macro'
import { StaffList } from '../desk/staff-list.tsx'
import { auditAddress, auditQuery } from '../../ground/audit/audit-query.ts'
import { PageLinks } from '../../ground/ui/page-links/page-links.tsx'
import type { Route } from './+types/audit-page.ts'
import { AuditLine } from './audit-line.tsx'
import { FilterForm } from './filter-form.tsx'
import { loadAudit } from './load-audit.server.ts'

export const handle = { query: auditQuery }

export const loader = (args: Route.LoaderArgs) => loadAudit(args)

/** For admins: who decided what, and when. It can't be edited. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { role, query, actions, lines, next } = loaderData
  const { t } = useLingui()
  return (
    <StaffList name={t`Audit log`} role={role}>
      <FilterForm query={query} actions={actions} />
      {lines.length === 0 ? (
        <p className="text-text-muted">
          <Trans>No entries match these filters.</Trans>
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
