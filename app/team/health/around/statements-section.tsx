import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SlowStatement } from '../../../ground/condition/slow-statements.server.ts'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { Advice, HealthSection } from '../health-section.tsx'
import type { SiteSurroundings } from './find-around.server.ts'

/** Which queries the database spends its time on. */
export function StatementsSection({ statements }: Pick<SiteSurroundings, 'statements'>) {
  const { t } = useLingui()
  return (
    <HealthSection title={t`Slowest queries`}>
      {statements ? (
        <>
          <Advice>
            <Trans>
              These take most of the database’s time. One that takes long each time may lack an index: send it
              to the developers of this site.
            </Trans>
          </Advice>
          <ol className="mt-3 divide-y divide-line rounded-xl bg-surface px-4 shadow-md">
            {statements.map((statement) => (
              <StatementLine key={statement.id} statement={statement} />
            ))}
          </ol>
        </>
      ) : (
        <Advice>
          <Trans>
            They aren’t measured. The operator of this site can turn that on: in postgresql.conf, add
            pg_stat_statements to shared_preload_libraries, restart PostgreSQL, and run “create extension
            pg_stat_statements” in this site’s database.
          </Trans>
        </Advice>
      )}
    </HealthSection>
  )
}

function StatementLine({ statement: { text, calls, mean, share } }: { statement: SlowStatement }) {
  const { i18n } = useLingui()
  const part = formatNumber(share, i18n.locale, { style: 'percent' })
  const each = formatNumber(mean, i18n.locale, {
    style: 'unit',
    unit: 'millisecond',
    maximumSignificantDigits: 3,
  })
  return (
    <li className="py-3">
      <code className="block text-sm break-all">{text}</code>
      <span className="text-sm text-text-muted">
        <Trans>{part} of the time</Trans> · <Trans>{each} each</Trans> ·{' '}
        <Plural value={calls} one="# time" other="# times" />
      </span>
    </li>
  )
}
