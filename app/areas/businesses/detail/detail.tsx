import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../../directory/detail/detail-query.ts'
import { answer } from '../../../directory/detail/load-detail.server.ts'
import { Nearby, NotFound, Similar } from '../../../directory/detail/late-parts.tsx'
import { useTerms } from '../../../directory/use-terms.ts'
import { describeDetail } from '../../../directory/structured-data/describe.server.ts'
import { withBookables } from '../../../deals/bookings/for-areas.server.ts'
import { FavoriteButton } from '../../../people/favorites/favorite-button.tsx'
import { callBar } from '../../../market/listings/call-button.tsx'
import { businesses } from '../area.ts'
import { loadBusiness } from '../load-business.server.ts'
import { BusinessPanel } from './business-panel.tsx'
import { CategoryLinks } from './category-links.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'
import type { Route } from './+types/detail.ts'
import { late } from '../../../ground/ui/late.tsx'
import { BusinessTabs } from './business-tabs.tsx'
import { describeBusiness } from './structured-data.server.ts'

const BusinessCard = late(async () => (await import('../card.tsx')).BusinessCard)

export const handle = { query: detailQuery(businesses, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(
    describeDetail(
      businesses,
      args,
      await withBookables(args.context, await loadBusiness(args)),
      describeBusiness,
    ),
  )
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(businesses, loaderData)

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  useTerms(loaderData.found ? loaderData.terms : {})
  if (!loaderData.found) return <NotFound area={businesses} />
  const { similar, nearby, coming, reviews, site, bookables } = loaderData
  const { values } = loaderData.listing
  const listing = { ...loaderData.listing, zipCode: values.zipCode }
  return (
    <DetailPage
      area={businesses}
      listing={listing}
      site={site}
      back={i18n._(businesses.texts.notFound.back)}
      tags={<CategoryLinks values={values} />}
      save={<FavoriteButton type={businesses.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={<BusinessPanel listing={listing} bookables={bookables} />}
      bar={callBar({
        state: listing.openState,
        contact: listing.contact,
        children: <Trans>Call</Trans>,
      })}
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
