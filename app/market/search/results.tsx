import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Hit } from '../../directory/hits.ts'
import { ListingCard } from '../../directory/listing-card.tsx'
import { saveSearchAddress } from '../../directory/feed/save-search-address.ts'
import { RatingFact } from '../../directory/rating.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { formatNumber } from '../../ground/i18n/format.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { railClass } from '../../ground/ui/rail.ts'
import { searchAddress } from './search-query.ts'
import type { SearchData } from './load-search.server.ts'
import { NoResults } from './no-results.tsx'
import { Places } from './places.tsx'
import { UnderstoodChips } from './understood-chips.tsx'
import type { Group } from './search-source.ts'

/** The results by area, or the reason why there are none. */
export function Results({ data }: { data: SearchData }) {
  const { groups, emergency, named } = data
  const { t } = useLingui()
  return (
    <>
      {emergency && <Emergency />}
      <UnderstoodChips chips={data.chips} />
      <Outcome data={data} />
      {named.length > 0 && groups.length === 0 && <Places name={t`Places to look`} links={named} />}
      {groups.length === 0 && <NoResults data={data} />}
      {groups.map((group, index) => (
        <GroupSection key={group.name} id={groupId(index)} group={group} />
      ))}
      {data.state === 'done' && (
        <p className="flex justify-center pt-10">
          <Link
            to={saveSearchAddress(searchAddress(data.query))}
            rel="nofollow"
            className={buttonClass({ tone: 'line' })}
          >
            <Icon name="bell" className="size-4.5" />
            <Trans>Save this search</Trans>
          </Link>
        </p>
      )}
    </>
  )
}

/** One line for every outcome, so that each search is announced. What `NoResults` shows large is only heard here. */
function Outcome({ data: { state, query, groups, didYouMean, isPartial, relaxed } }: { data: SearchData }) {
  const { t, i18n } = useLingui()
  const { q } = query
  const hasResults = groups.length > 0 || state === 'short'
  const outcome = () => {
    if (state === 'short') return t`Type at least two letters.`
    if (state === 'timedOut') return t`The search took too long and was stopped`
    if (state === 'empty') return ''
    if (groups.length === 0) return t`Nothing found for “${q}”`
    const summary = numberOf(
      groups.reduce((sum, { count }) => sum + count, 0),
      groups.some(({ more }) => more),
      i18n.locale,
    )
    if (didYouMean) return t`Nothing found for “${q}”. These are results for “${didYouMean}”: ${summary}`
    if (relaxed) return t`Nothing matches all of “${q}”. Results without “${relaxed}”: ${summary}`
    if (isPartial) return t`No results have all the words of “${q}”. These have some of them: ${summary}`
    return t`Results for “${q}”: ${summary}`
  }
  return (
    <p role="status" className={hasResults ? 'pt-4 text-lg font-semibold wrap-anywhere' : 'sr-only'}>
      {outcome()}
    </p>
  )
}

const groupId = (index: number) => `group-${index + 1}`

const numberOf = (count: number, more: boolean, language: string) =>
  formatNumber(count, language) + (more ? '+' : '')

const Emergency = () => (
  <Link to="/services/emergency" className={`${buttonClass({ tone: 'line', size: 'lg', wide: true })} mt-6`}>
    <Icon name="siren" />
    <Trans>Emergency numbers and shelters</Trans>
  </Link>
)

function GroupSection({
  id,
  group: { name, count, more, all, cards, hits },
}: {
  /** The id of its heading. */
  id: string
  group: Group
}) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby={id} className="pt-7">
      <div className="mb-4 flex flex-wrap items-end gap-x-4">
        <h2 id={id} className="mr-auto text-2xl">
          {name}{' '}
          <span className="text-lg font-normal text-text-muted">{numberOf(count, more, i18n.locale)}</span>
        </h2>
        {all && (
          <Link
            to={all}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            <Trans>See all</Trans>
            <span className="sr-only">: {name}</span>
            <Icon name="arrow-right" className="size-4.5" />
          </Link>
        )}
      </div>
      {cards.length > 0 && (
        <div className={railClass}>
          {cards.map(({ kind, listing }) => (
            <ListingCard
              key={listing.ref}
              listing={listing}
              gone={listing.past}
              facts={<RatingFact listing={listing} />}
              save={<FavoriteButton type={kind} id={listing.ref} title={listing.title} variant="card" />}
            />
          ))}
        </div>
      )}
      {hits.length > 0 && (
        <ul className="divide-y divide-line">
          {hits.map((hit) => (
            <HitRow key={hit.href} hit={hit} />
          ))}
        </ul>
      )}
    </section>
  )
}

const HitRow = ({ hit: { title, text, href, lang } }: { hit: Hit }) => (
  <li lang={lang ?? undefined} className="py-4.5">
    <h3 className="text-lg">
      <Link to={href} className="text-brand hover:underline">
        {title}
      </Link>
    </h3>
    <p className="line-clamp-2 text-text-muted">{text}</p>
  </li>
)
