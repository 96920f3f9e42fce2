import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../../directory/detail/detail-page.tsx'
import { answer } from '../../../directory/detail/load-detail.server.ts'
import { NotFound } from '../../../directory/detail/not-found.tsx'
import { Nearby, Similar } from '../../../directory/detail/similar.tsx'
import { useTerms } from '../../../directory/use-terms.ts'
import { FavoriteButton } from '../../../favorites/favorite-button.tsx'
import { CallBar } from '../../../listings/call-button.tsx'
import { businesses } from '../area.ts'
import { BusinessCard } from '../card.tsx'
import { loadBusiness } from '../load-business.server.ts'
import { BusinessPanel } from './business-panel.tsx'
import { BusinessTabs } from './business-tabs.tsx'
import { CategoryLinks } from './category-links.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'
import type { Route } from './+types/detail.ts'

export const loader = async (args: Route.LoaderArgs) => answer(await loadBusiness(args))
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(businesses, loaderData)

/** More pictures can be stored. */
const mostPictures = 6

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  useTerms(loaderData.found ? loaderData.terms : {})
  if (!loaderData.found) return <NotFound area={businesses} />
  const { similar, nearby, coming, reviews, site } = loaderData
  const { photos, values, ...rest } = loaderData.listing
  const listing = { ...rest, values, zipCode: values.zipCode, photos: photos.slice(0, mostPictures) }
  return (
    <DetailPage
      area={businesses}
      listing={listing}
      site={site}
      back={i18n._(businesses.texts.notFound.back)}
      tags={<CategoryLinks values={values} />}
      save={<FavoriteButton type={businesses.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={<BusinessPanel listing={listing} />}
      bar={
        <CallBar state={listing.openState} contact={listing.contact}>
          <Trans>Call</Trans>
        </CallBar>
      }
      similar={
        <>
          <Similar area={businesses}>
            {similar.map((one) => (
              <BusinessCard key={one.ref} listing={one} />
            ))}
          </Similar>
          <Nearby area={businesses}>
            {nearby.map((one) => (
              <BusinessCard key={one.ref} listing={one} />
            ))}
          </Nearby>
        </>
      }
    >
      <BusinessTabs listing={listing} reviews={reviews} />
      <UpcomingEvents events={coming} />
    </DetailPage>
  )
}
