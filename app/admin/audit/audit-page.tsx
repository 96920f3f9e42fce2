import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { pageContext } from '../../context.ts'
import { adminOf } from '../admin-only.ts'
import { PageLinks } from '../page-links.tsx'
import { StaffList } from '../staff-list.tsx'
import type { Route } from './+types/audit-page.ts'
import { askedAudit, auditAddress } from './audit-address.ts'
import { AuditLine } from './audit-line.tsx'
import { FilterForm } from './filter-form.tsx'
import { findActions, findAudit } from './find-audit.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { role } = adminOf(page, url)
  const asked = askedAudit(url)
  const [found, actions] = await Promise.all([findAudit(page, asked), findActions(page.database)])
  return { role, asked, actions, ...found }
}

/** For admins: who decided what, and when. Nobody can change it. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { role, asked, actions, lines, next } = loaderData
  const { t } = useLingui()
  return (
    <StaffList name={t`Audit log`} role={role}>
      <FilterForm asked={asked} actions={actions} />
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
        first={asked.after ? auditAddress({ ...asked, after: '' }) : null}
        next={next ? auditAddress({ ...asked, after: String(lines.at(-1)!.id) }) : null}
      />
    </StaffList>
  )
}
