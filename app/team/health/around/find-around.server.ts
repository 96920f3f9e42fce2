import type { Certificate } from '../../../ground/condition/certificate.server.ts'
import { slowStatements } from '../../../ground/condition/slow-statements.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { lastBackup } from '../../operation/last-backup.server.ts'

export type SiteSurroundings = Awaited<ReturnType<typeof findAround>>

/** What is around the site: disks, certificate, database, files and the last backup. Some of it is minutes or hours old. */
export async function findAround({ condition, database }: Pick<RequestContext, 'condition' | 'database'>) {
  const [disks, certificate, size, files, statements, backup] = await Promise.all([
    condition.disks(),
    condition.certificate(),
    condition.database(),
    condition.files(),
    slowStatements(database),
    lastBackup(database),
  ])
  const replicas = condition.replicas().map(({ name, use, lag }) => ({ name, lag, isUsed: use === 'in use' }))
  return {
    disks,
    certificate: certificate && stateOf(certificate),
    size,
    files,
    statements,
    backup,
    replicas,
  }
}

const day = 24 * 60 * 60_000 // ms

const stateOf = ({ validUntil, problem }: Certificate) => ({
  problem,
  daysLeft: Math.floor((validUntil.getTime() - Date.now()) / day),
})
