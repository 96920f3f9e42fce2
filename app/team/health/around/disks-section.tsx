import { Trans, useLingui } from '@lingui/react/macro'
import { type DiskSpace, tightness } from '../../../ground/condition/disk-space.ts'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { Tag } from '../../../ground/ui/tag.tsx'
import { Advice, HealthSection } from '../health-section.tsx'
import type { SiteSurroundings } from './find-around.server.ts'
import { sizeText } from './size-text.ts'

/** How much room is left on the disks, and what the files of this site take. */
export function DisksSection({ disks, files }: Pick<SiteSurroundings, 'disks' | 'files'>) {
  const { t } = useLingui()
  return (
    <HealthSection title={t`Storage`}>
      <ul className="mt-3 divide-y divide-line rounded-xl bg-surface px-4 shadow-md">
        {disks.map((disk) => (
          <DiskLine key={disk.whose} disk={disk} />
        ))}
      </ul>
      <FilesNote files={files} />
      {disks.some((disk) => tightness(disk) !== 'none') && (
        <Advice>
          <Trans>
            Ask the operator of this site to make room or move it to a larger disk. When a disk is full,
            nothing can be saved.
          </Trans>
        </Advice>
      )}
    </HealthSection>
  )
}

function DiskLine({ disk }: { disk: DiskSpace }) {
  const { t, i18n } = useLingui()
  const free = sizeText(disk.free, i18n.locale)
  const all = sizeText(disk.bytes, i18n.locale)
  const share = formatNumber(disk.free / disk.bytes, i18n.locale, { style: 'percent' })
  const tight = tightness(disk)
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <b>{disk.whose === 'data' ? t`Disk with the site’s data` : t`Disk with the backups`}</b>
      <span className="flex flex-wrap items-center gap-2">
        <Trans>
          {free} of {all} free ({share})
        </Trans>
        {tight === 'soon' && <Tag tone="bg-warn-soft text-warn">{t`Running low`}</Tag>}
        {tight === 'now' && <Tag tone="bg-danger-soft text-danger">{t`Almost full`}</Tag>}
      </span>
    </li>
  )
}

function FilesNote({ files }: Pick<SiteSurroundings, 'files'>) {
  const { i18n } = useLingui()
  const count = files && formatNumber(files.count, i18n.locale)
  const size = files && sizeText(files.bytes, i18n.locale)
  return (
    <p className="mt-3 text-text-muted">
      {files ? (
        <Trans>
          Uploaded files: {count} ({size})
        </Trans>
      ) : (
        <Trans>The uploaded files are being counted. Look again in a few minutes.</Trans>
      )}
    </p>
  )
}
