import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router'
import { ListingCard } from '../directory/listing-card.tsx'
import { RatingFact } from '../directory/rating.tsx'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { formatNumber } from '../i18n/format.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { railClass } from '../ui/rail.ts'
import type { SearchData } from './load-search.server.ts'
import { NoResults } from './no-results.tsx'
import type { Group, Hit } from './search-source.ts'

/** What was found, by area, or why nothing was. */
export function Results({ data }: { data: SearchData }) {
  const { groups, emergency } = data
  const { q } = data.asked
  const { t, i18n } = useLingui()
  const count = formatNumber(
    groups.reduce((sum, group) => sum + group.count, 0),
    i18n.locale,
  )
  const told = groups.some(({ more }) => more) ? `${count}+` : count
  return (
    <>
      {emergency && <Emergency />}
      {groups.length === 0 ? (
        <NoResults data={data} />
      ) : (
        <p aria-live="polite" className="pt-6 text-lg font-semibold">
          {t`Results for “${q}”: ${told}`}
        </p>
      )}
      {groups.map((group) => (
        <GroupSection key={group.name} group={group} />
      ))}
    </>
  )
}

const Emergency = () => (
  <Link to="/services/emergency" className={`${buttonClass({ tone: 'line', size: 'lg', wide: true })} mt-6`}>
    <Icon name="siren" />
    <Trans>Emergency numbers and shelters</Trans>
  </Link>
)

function GroupSection({ group: { name, count, more, all, cards, hits } }: { group: Group }) {
  const { i18n } = useLingui()
  const id = useId()
  const told = `${formatNumber(count, i18n.locale)}${more ? '+' : ''}`
  return (
    <section aria-labelledby={id} className="pt-10">
      <div className="mb-4 flex items-end gap-4">
        <h2 id={id} className="mr-auto text-2xl">
          {name} <span className="text-lg font-normal text-text-muted">{told}</span>
        </h2>
        {all && (
          <Link
            to={all}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-brand underline-offset-4 hover:underline"
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
