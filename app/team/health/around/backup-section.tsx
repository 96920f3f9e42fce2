import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { momentText } from '../../../ground/i18n/format.ts'
import { Advice, HealthSection } from '../health-section.tsx'
import type { SiteSurroundings } from './find-around.server.ts'

/** Whether there is a backup that is recent. The page Operation says more about it. */
export function BackupSection({ backup }: Pick<SiteSurroundings, 'backup'>) {
  const { t, i18n } = useLingui()
  const made = backup && momentText(backup.madeAt, i18n.locale)
  return (
    <HealthSection title={t`Backup`}>
      <p className="mt-2">
        {made ? <Trans>The last full backup is from {made}.</Trans> : <Trans>There is no backup.</Trans>}{' '}
        <Link to="/admin/operation" className="underline underline-offset-4">
          <Trans>More about backups</Trans>
        </Link>
      </p>
      {(!backup || backup.isOld) && (
        <Advice>
          <Trans>
            A backup should be made every day. Ask the operator of this site to check BACKUP_TO and the log.
          </Trans>
        </Advice>
      )}
    </HealthSection>
  )
}
