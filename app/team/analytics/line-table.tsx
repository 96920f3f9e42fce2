import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../ground/i18n/format.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { tableLabels } from './figure-labels.ts'
import type { TableLine } from './find-tables.server.ts'

type Props = {
  table: keyof typeof tableLabels
  lines: readonly TableLine[]
  /** Where all of it is as a file. */
  file: string
}

/** A table of names and counts. */
export function LineTable({ table, lines, file }: Props) {
  const { t, i18n } = useLingui()
  const { caption, note, heads } = tableLabels[table]
  const name = i18n._(caption)
  return (
    <section className="min-w-0 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">{name}</h2>
      {note && <p className="mt-2 text-sm text-text-muted">{i18n._(note)}</p>}
      {lines.length === 0 ? (
        <p className="mt-2 text-text-muted">
          <Trans>Nothing yet.</Trans>
        </p>
      ) : (
        <>
          <table className="mt-2 w-full">
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head.id} scope="col">
                    {i18n._(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(([line, count, slowest]) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  <td>{formatNumber(count, i18n.locale)}</td>
                  {slowest !== undefined && (
                    <td>
                      <Seconds slowest={slowest} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <a
            href={file}
            download
            aria-label={t`Download as CSV: ${name}`}
            className={buttonClass({ tone: 'ghost' })}
          >
            <Trans>Download as CSV</Trans>
          </a>
        </>
      )}
    </section>
  )
}

/** @param slowest in milliseconds; 0: not measured; null: beyond the measured range */
function Seconds({ slowest }: { slowest: number | null }) {
  const { t, i18n } = useLingui()
  if (slowest === 0) return '–'
  const most = formatNumber((slowest ?? 10_000) / 1000, i18n.locale)
  return slowest === null ? t`over ${most}` : most
}
