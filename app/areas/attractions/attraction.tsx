import { Trans, useLingui } from '@lingui/react/macro'
import { DetailPage, sideCard } from '../../directory/detail/detail-page.tsx'
import { FactLines, factsOf } from '../../directory/detail/facts.tsx'
import { FeatureSection } from '../../directory/detail/feature-section.tsx'
import { HeadTag } from '../../directory/detail/head-tag.tsx'
import type { Detail, DetailData } from '../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection, Similar } from '../../directory/detail/late-parts.tsx'
import { Description } from '../../directory/detail/section.tsx'
import { villageAndIsland } from '../../directory/place.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { attractions } from './area.ts'
import { late } from '../../ground/ui/late.tsx'

const AttractionCard = late(async () => (await import('./card.tsx')).AttractionCard)

type Attributes = typeof attractions.attributes

/** The page of an attraction. */
export function Attraction({ data }: { data: DetailData<Attributes> }) {
  const { i18n } = useLingui()
  if (!data.found) return <NotFound area={attractions} />
  const { listing, similar, site } = data
  const { values, ownLang } = listing
  const { category } = attractions.attributes
  return (
    <DetailPage
      area={attractions}
      crumb={<Trans>Attractions</Trans>}
      listing={listing}
      site={site}
      tags={values.category && <HeadTag>{category.format(values.category, i18n)}</HeadTag>}
      save={
        <FavoriteButton type={attractions.kind} id={listing.ref} title={listing.title} variant="button" />
      }
      aside={<Visit listing={listing} />}
      similar={
        <Similar area={attractions}>
          {similar.map((one) => (
            <AttractionCard key={one.ref} listing={one} />
          ))}
        </Similar>
      }
    >
      <div className="mt-6">
        <Description text={listing.description} lang={listing.lang} />
      </div>
      <FeatureSection area={attractions} attribute="notes" chosen={values.notes} lang={ownLang} icon="info" />
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}

function Visit({ listing }: { listing: Detail<Attributes> }) {
  const { i18n, t } = useLingui()
  const { gettingThere } = listing.values
  const place = { key: 'place', label: t`Location`, value: villageAndIsland(listing, i18n) }
  return (
    <div className={sideCard}>
      {gettingThere && (
        <>
          <h2 className="mb-2 text-lg">{i18n._(attractions.attributes.gettingThere.label)}</h2>
          <p lang={listing.ownLang ?? undefined} className="mb-3">
            {gettingThere}
          </p>
        </>
      )}
      <FactLines facts={[...factsOf(attractions, listing, ['category'], i18n), place]} />
    </div>
  )
}
