import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { Tag } from '../../../ground/ui/tag.tsx'
import { Advice, HealthSection } from '../health-section.tsx'
import type { SiteSurroundings } from './find-around.server.ts'

/** Shows how far behind the primary each replica of the database is, and nothing if there are no replicas. */
export function ReplicasSection({ replicas }: Pick<SiteSurroundings, 'replicas'>) {
  const { t } = useLingui()
  if (replicas.length === 0) return null
  return (
    <HealthSection title={t`Replicas of the database`}>
      <ul className="mt-3 divide-y divide-line rounded-xl bg-surface px-4 shadow-md">
        {replicas.map((replica) => (
          <ReplicaLine key={replica.name} replica={replica} />
        ))}
      </ul>
      {replicas.some(({ isUsed }) => !isUsed) && (
        <Advice>
          <Trans>
            Until a replica is used again, the main database does its work, and pages may be slower. Ask the
            operator of this site to check it.
          </Trans>
        </Advice>
      )}
    </HealthSection>
  )
}

function ReplicaLine({ replica: { name, isUsed, lag } }: { replica: SiteSurroundings['replicas'][number] }) {
  const { t, i18n } = useLingui()
  const behind = formatNumber(lag / 1_000, i18n.locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  })
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <code className="break-all">{name}</code>
      <span className="flex flex-wrap items-center gap-2">
        <Trans>{behind} behind</Trans>
        {!isUsed && <Tag tone="bg-danger-soft text-danger">{t`Not used`}</Tag>}
      </span>
    </li>
  )
}
