import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Blank } from '../../directory/list/blank.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'
import { newQuestionAddress } from '../../reading/questions/question-query.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import { searchAddress } from './search-query.ts'
import type { SearchData } from './load-search.server.ts'
import { Places } from './places.tsx'

/** Nothing was asked for or found: how to go on. */
export function NoResults({ data: { state, query, didYouMean, areas } }: { data: SearchData }) {
  const { t } = useLingui()
  const { q, island } = query
  if (state === 'timedOut')
    return (
      <Place>
        <Blank
          picture="error"
          title={t`The search took too long and was stopped`}
          text={t`Try again, or use fewer words.`}
        >
          <Link to={searchAddress(query)} preventScrollReset className={buttonClass()}>
            <Icon name="refresh" />
            <Trans>Try again</Trans>
          </Link>
        </Blank>
      </Place>
    )
  if (state === 'done')
    return (
      <Place>
        <Blank
          title={t`Nothing found for “${q}”`}
          text={t`Try fewer or other words, or look in one of the areas below.`}
        >
          {didYouMean && (
            <Link to={searchAddress({ ...query, q: didYouMean })} className={buttonClass()}>
              <span className="whitespace-normal wrap-anywhere">{t`Did you mean “${didYouMean}”?`}</span>
            </Link>
          )}
          {island && (
            <Link to={searchAddress({ ...query, island: null })} className={buttonClass({ tone: 'line' })}>
              <Trans>Show all islands</Trans>
            </Link>
          )}
          <Link to={newQuestionAddress(q)} className={buttonClass({ tone: 'line' })}>
            <Trans>Ask a Local</Trans>
          </Link>
        </Blank>
        <Areas areas={areas} />
      </Place>
    )
  return (
    <Place>
      {state === 'empty' && (
        <p className="text-text-muted">
          <Trans>Type what you are looking for, or look in one of the areas.</Trans>
        </p>
      )}
      <Areas areas={areas} />
    </Place>
  )
}

const Place = ({ children }: { children: ReactNode }) => (
  <section className="pt-6">
    <h2 className="sr-only">
      <Trans>Results</Trans>
    </h2>
    {children}
  </section>
)

function Areas({ areas }: Pick<SearchData, 'areas'>) {
  const { t } = useLingui()
  return <Places name={t`Areas`} links={areas.map(({ name, path }) => ({ label: name, href: path }))} />
}
