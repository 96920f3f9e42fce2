import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatNumber } from '../../ground/i18n/format.ts'
import type { LastBackup } from './last-backup.server.ts'

/** For admins: how old and how large the last whole backup is, of several places that which has had none for the longest. */
export function Backups({ last }: { last: LastBackup | null }) {
  const { i18n } = useLingui()
  return (
    <section className="mt-10 max-w-140">
      <h2 className="text-xl">
        <Trans>Backups</Trans>
      </h2>
      {last ? <BackupFacts last={last} language={i18n.locale} /> : <BackupAlert />}
    </section>
  )
}

function BackupAlert() {
  return (
    <p className="mt-2 font-semibold">
      <Trans>There is no backup from the last 35 days. The operator of this site can set BACKUP_TO.</Trans>
    </p>
  )
}

function BackupFacts({
  last: { madeAt, bytes, place, isOld },
  language,
}: {
  last: LastBackup
  language: string
}) {
  const time = formatDate(madeAt, language, { dateStyle: 'long', timeStyle: 'short' })
  const size = formatNumber(Math.ceil(bytes / 1_000_000), language)
  return (
    <>
      <p className="mt-2">
        <Trans>
          The last full backup in {place} is from {time}. It is {size} MB.
        </Trans>
      </p>
      {isOld && (
        <p className="mt-2 font-semibold">
          <Trans>It is older than 26 hours. The site’s log says what failed.</Trans>
        </p>
      )}
    </>
  )
}
