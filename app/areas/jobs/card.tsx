import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Age } from '../../directory/age.tsx'
import { HeadTag } from '../../directory/detail/head-tag.tsx'
import { formatDistance } from '../../directory/distance.ts'
import { type CardProps, Fact } from '../../directory/listing-card.tsx'
import { villageAndIsland } from '../../directory/place.ts'
import { Price } from '../../directory/price.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'
import { jobs } from './area.ts'

/** A card without a picture. */
export function JobCard({ listing, view = 'grid' }: CardProps<typeof jobs.attributes>) {
  const { i18n, t } = useLingui()
  const { ref, href, title, lang, values, price, distance, createdAt } = listing
  const place = villageAndIsland(listing, i18n)
  return (
    <article
      data-ref={ref}
      className={`flex flex-col gap-3 rounded-xl bg-surface p-5 shadow-sm ${view === 'list' ? 'mb-4' : 'h-full'}`}
    >
      <p className="flex flex-wrap gap-1.5">
        <JobTags values={values} />
      </p>
      <div>
        <h3 lang={lang ?? undefined} className="font-sans text-lg leading-snug text-pretty">
          <Link to={href} prefetch="intent" className="hover:text-brand">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-text-muted">{values.company}</p>
      </div>
      {price && (
        <p className="text-lg leading-tight *:whitespace-normal">
          <Price price={price} />
        </p>
      )}
      {view === 'list' && listing.description && (
        <p lang={lang ?? undefined} className="line-clamp-2 max-w-136 text-sm text-text-muted">
          {listing.description}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm leading-snug *:flex *:items-center *:gap-1.25">
        <Fact icon="map-pin">
          {place}
          {distance !== undefined && ` · ${formatDistance(distance, i18n.locale)}`}
        </Fact>
        <Fact icon="clock">
          <span className="sr-only">
            <Trans context="job">Posted</Trans>
          </span>
          <Age since={createdAt} />
        </Fact>
      </ul>
      <div className={`mt-auto flex flex-wrap gap-2 pt-1 ${view === 'grid' ? '*:grow' : ''}`}>
        <Link
          to={href}
          prefetch="intent"
          aria-label={`${t`View Details`}: ${title}`}
          className={buttonClass({ tone: 'brand' })}
        >
          {t`View Details`}
        </Link>
        <span className="grid noscript:hidden">
          <FavoriteButton type={jobs.kind} id={ref} title={title} variant="button" label={t`Save Job`} />
        </span>
      </div>
    </article>
  )
}

/** Its category and its type. */
export function JobTags({
  values: { category, type },
}: {
  values: CardProps<typeof jobs.attributes>['listing']['values']
}) {
  const { i18n } = useLingui()
  return (
    <>
      {category && <HeadTag>{jobs.attributes.category.format(category, i18n)}</HeadTag>}
      {type && (
        <HeadTag tone={type === 'full-time' ? 'good' : 'bright'}>
          {jobs.attributes.type.format(type, i18n)}
        </HeadTag>
      )}
    </>
  )
}
