import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../i18n/format.ts'

type Props = {
  caption: string
  /** What one has to know of it. */
  note?: string
  heads: readonly string[]
  lines: readonly (readonly [name: string, ...values: (number | string)[]])[]
}

/** Names with what was counted of each. */
export function LineTable({ caption, note, heads, lines }: Props) {
  const { i18n } = useLingui()
  return (
    <section className="min-w-0 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">{caption}</h2>
      {note && <p className="mt-2 text-sm text-text-muted">{note}</p>}
      {lines.length === 0 ? (
        <p className="mt-2 text-text-muted">
          <Trans>Nothing yet.</Trans>
        </p>
      ) : (
        <table className="mt-2 w-full">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={at}>{typeof value === 'number' ? formatNumber(value, i18n.locale) : value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
