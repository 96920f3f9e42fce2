import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Advice, HealthSection } from '../health-section.tsx'
import type { SiteSurroundings } from './find-around.server.ts'
import { sizeText } from './size-text.ts'

/** How large the database is, and what in it. */
export function DatabaseSection({ size }: Pick<SiteSurroundings, 'size'>) {
  const { t, i18n } = useLingui()
  if (!size)
    return (
      <HealthSection title={t`Database`}>
        <p className="mt-2">
          <Trans>Its size is being measured. Look again in a moment.</Trans>
        </p>
      </HealthSection>
    )
  const whole = sizeText(size.bytes, i18n.locale)
  return (
    <HealthSection title={t`Database`}>
      <p className="mt-2">
        <Trans>It takes {whole}. These are the largest tables, with their indexes:</Trans>
      </p>
      <ul className="mt-3 divide-y divide-line rounded-xl bg-surface px-4 shadow-md">
        {size.tables.map(({ name, bytes, rows }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <code className="break-all">{name}</code>
            <span className="text-text-muted">
              {sizeText(bytes, i18n.locale)}
              {rows !== null && (
                <>
                  {' '}
                  · <Plural value={rows} one="# row" other="# rows" />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Advice>
        <Trans>
          If it grows much faster than the number of listings, ask the operator of this site to find out why.
        </Trans>
      </Advice>
    </HealthSection>
  )
}
