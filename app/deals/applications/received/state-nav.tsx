import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { RecordKey } from '../../../ground/db/named.ts'
import { chipClass } from '../../../ground/ui/chip.tsx'
import { stateTexts } from '../moves/state-texts.ts'
import type { State } from '../moves/states.ts'
import { listAddress, parts, type ReceivedQuery } from './received-query.ts'

/** Narrows the list by state, each with its number; states without any are left out. */
export function StateNav({
  label,
  job,
  query,
  counts,
}: {
  label: string
  job: RecordKey
  query: ReceivedQuery
  counts: Readonly<Partial<Record<State, number>>>
}) {
  const { i18n } = useLingui()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const countOf = (part: ReceivedQuery['state']) => (part === 'all' ? all : (counts[part] ?? 0))
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {parts
        .filter((part) => part === 'all' || part === query.state || countOf(part) > 0)
        .map((part) => (
          <Link
            key={part}
            to={listAddress(job, { state: part })}
            aria-current={part === query.state ? 'page' : undefined}
            className={chipClass({ on: part === query.state })}
          >
            {part === 'all' ? <Trans>All</Trans> : i18n._(stateTexts[part])}{' '}
            <span className="tabular-nums">({countOf(part)})</span>
          </Link>
        ))}
    </nav>
  )
}
