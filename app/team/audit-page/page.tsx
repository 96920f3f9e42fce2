import { AuditPage } from './audit-page.tsx'
import { auditQuery } from './audit-query.ts'
import { loadAudit } from './load-audit.server.ts'
import type { Route } from './+types/page.ts'
import { contentAudited } from '../content/audited.server.ts'

export const handle = { query: auditQuery }

/** With what the team writes: the audit itself knows nothing of it. */
export const loader = (args: Route.LoaderArgs) => loadAudit(args, contentAudited)

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage data={loaderData} />
}
