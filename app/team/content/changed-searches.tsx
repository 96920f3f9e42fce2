import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChangedSearch } from './preview.ts'

/** Which searches of visitors would show something else first, before and after. */
export const ChangedSearches = ({ tried, lines }: { tried: number; lines: readonly ChangedSearch[] }) => (
  <main id="main" className="wrap py-section">
    <h1 className="text-3xl">
      <Trans>These searches would change</Trans>
    </h1>
    <p className="mt-2 text-text-muted">
      <Plural value={tried} one="# search was tried." other="# searches were tried." />{' '}
      {lines.length === 0 && <Trans>None of them would change.</Trans>}
    </p>
    <ul className="mt-4 space-y-4">
      {lines.map(({ q, before, after }) => (
        <li key={q} className="rounded-xl bg-surface p-5 shadow-md">
          <h2 className="text-xl wrap-anywhere">{q}</h2>
          <dl className="mt-2 grid gap-3 sm:grid-cols-2">
            <Titles titles={before} name={<Trans context="of a search">Before</Trans>} />
            <Titles titles={after} name={<Trans context="of a search">After</Trans>} />
          </dl>
        </li>
      ))}
    </ul>
  </main>
)

const Titles = ({ name, titles }: { name: ReactNode; titles: readonly string[] }) => (
  <div>
    <dt className="text-sm text-text-muted">{name}</dt>
    <dd>
      {titles.length === 0 ? (
        <Trans>Nothing found</Trans>
      ) : (
        <ol className="list-decimal pl-5">
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      )}
    </dd>
  </div>
)
