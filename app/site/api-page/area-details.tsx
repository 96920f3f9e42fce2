import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Icon } from '../../ground/ui/icon.tsx'
import { apiAddress } from './api.ts'
import type { DescribedArea } from './described-areas.server.ts'
import { TermRow } from './term-row.tsx'

/** What one area's list can be asked for, folded until someone wants to know. */
export function AreaDetails({ area: { name, title, path, filters, sorts } }: { area: DescribedArea }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3">
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        <span className="font-semibold">{title}</span> <code className="text-text-muted">{name}</code>
      </summary>
      <dl className="divide-y divide-line">
        {filters.map(({ key, label, values, open, many, under }) => (
          <TermRow key={key} term={key}>
            <p className="text-sm text-text-muted">
              {label}
              {many && (
                <>
                  {' · '}
                  <Trans>several</Trans>
                </>
              )}
              {open && (
                <>
                  {' · '}
                  <Trans>other values too</Trans>
                </>
              )}
              {under && (
                <>
                  {' · '}
                  <Trans>only with {under}</Trans>
                </>
              )}
            </p>
            <Values values={values} />
          </TermRow>
        ))}
        <TermRow term="sort">
          <Values values={sorts} />
        </TermRow>
      </dl>
      <p className="flex flex-wrap gap-x-6">
        <a href={`${apiAddress}/${name}`} className={link}>
          {`${apiAddress}/${name}`}
        </a>
        <Link to={path} className={link}>
          <Trans>Its page</Trans>
        </Link>
      </p>
    </details>
  )
}

const Values = ({ values }: { values: readonly string[] }) => (
  <p className="wrap-anywhere">
    <code>{values.join(', ')}</code>
  </p>
)

const link = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline'
