import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../../directory/detail/detail-query.ts'
import { FeatureSection } from '../../../directory/detail/feature-section.tsx'
import { HeadTag } from '../../../directory/detail/head-tag.tsx'
import { answer, loadDetail } from '../../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection, Similar } from '../../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../../directory/detail/section.tsx'
import { offerLabel } from '../../../directory/facets.ts'
import { describeDetail } from '../../../directory/structured-data/describe.server.ts'
import { withBookables } from '../../../deals/bookings/for-areas.server.ts'
import { FavoriteButton } from '../../../people/favorites/favorite-button.tsx'
import { PriceBar } from '../../../market/listings/price-card.tsx'
import type { Route } from './+types/detail.ts'
import { vehicles } from '../area.ts'
import { Calculator } from './calculator.tsx'
import { VehicleFacts } from './facts.tsx'
import { SellerPanel } from './seller.tsx'
import { VehicleTabs } from './vehicle-tabs.tsx'
import { describeVehicle } from './structured-data.server.ts'
import { late } from '../../../ground/ui/late.tsx'

const VehicleCard = late(async () => (await import('../card.tsx')).VehicleCard)

export const handle = { query: detailQuery(vehicles, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(
    describeDetail(
      vehicles,
      args,
      await withBookables(args.context, await loadDetail(vehicles, args)),
      describeVehicle,
    ),
  )
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(vehicles, loaderData)

export default function VehiclePage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  if (!loaderData.found) return <NotFound area={vehicles} />
  const { listing, similar, site, bookables } = loaderData
  const { values, offer, price } = listing
  const { condition } = vehicles.attributes
  return (
    <DetailPage
      area={vehicles}
      crumb={<Trans>Vehicles</Trans>}
      listing={listing}
      site={site}
      tags={
        <>
          {values.condition && (
            <HeadTag tone={values.condition === 'new' ? 'bright' : 'plain'}>
              {condition.format(values.condition, i18n)}
            </HeadTag>
          )}
          {offer && <HeadTag>{offerLabel(offer, i18n)}</HeadTag>}
        </>
      }
      save={<FavoriteButton type={vehicles.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={<SellerPanel listing={listing} drive={bookables.visit} />}
      bar={!listing.own && <PriceBar listing={listing} />}
      similar={
        <Similar area={vehicles}>
          {similar.map((one) => (
            <VehicleCard key={one.ref} listing={one} />
          ))}
        </Similar>
      }
    >
      <VehicleFacts listing={listing} />
      <Section title={<Trans context="vehicle">About</Trans>}>
        <Description text={listing.description} lang={listing.lang} />
      </Section>
      <FeatureSection area={vehicles} attribute="features" chosen={values.features} />
      <VehicleTabs listing={listing} />
      {offer === 'sale' && price && <Calculator key={listing.ref} price={price.cents} />}
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}
