import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { faultsPath } from '../desk-query.ts'
import { mostFaults } from './fault.ts'
import type { FaultText } from './fault-texts.server.ts'

type Props = { importId: string; faults: readonly FaultText[]; count: number }

/** What is wrong with the rows of a file, the first of it. @param count of all */
export function FaultTable({ importId, faults, count }: Props) {
  const { i18n } = useLingui()
  const [shownCount, all, most] = [faults.length, count, mostFaults].map((number) =>
    formatNumber(number, i18n.locale),
  )
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-xl">
        <Trans>Problem</Trans>
      </h2>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <a href={faultsPath(importId)} download className={buttonClass({ tone: 'line' })}>
          <Icon name="download" className="size-4.5" />
          {count > mostFaults ? <Trans>Download the first {most}</Trans> : <Trans>Download all</Trans>}
        </a>
        {count > faults.length && (
          <span className="text-sm text-text-muted">
            <Trans>
              The first {shownCount} of {all}
            </Trans>
          </span>
        )}
      </p>
      <ul className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
        {faults.map(({ row, column, text }) => (
          <li key={`${row}/${column}/${text}`} className="py-3">
            <p className="text-sm text-text-muted">
              <Trans>Row {row}</Trans>
              {column && ` · ${column}`}
            </p>
            <p className="wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
