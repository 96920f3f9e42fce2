import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../directory/detail/detail-query.ts'
import { FactLines, factsOf } from '../../directory/detail/facts.tsx'
import { HeadTag } from '../../directory/detail/head-tag.tsx'
import { answer } from '../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection, Similar } from '../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../directory/detail/section.tsx'
import { FactsCard } from '../../directory/detail/facts-card.tsx'
import { Price } from '../../directory/price.tsx'
import { villageAndIsland } from '../../directory/place.ts'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { ContactButton } from '../../market/listings/contact-button.tsx'
import { ContactLinks } from '../../market/listings/late-parts.tsx'
import { loadDetailWithReviews } from '../../market/reviews/list/load-reviews.server.ts'
import { BuyButton } from '../../deals/orders/for-areas/buy-button.tsx'
import { withOrders } from '../../deals/orders/with-orders.server.ts'
import type { Route } from './+types/detail.ts'
import { products } from './area.ts'
import { describeProduct } from './structured-data.server.ts'
import { late } from '../../ground/ui/late.tsx'
import { ReviewsSection } from '../../market/reviews/list/late-reviews.tsx'

const ProductCard = late(async () => (await import('./card.tsx')).ProductCard)

export const handle = { query: detailQuery(products, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(
    describeDetail(
      products,
      args,
      await withOrders(args.context, products.kind, await loadDetailWithReviews(products, args)),
      describeProduct,
    ),
  )
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(products, loaderData)

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  if (!loaderData.found) return <NotFound area={products} />
  const { listing, site, similar, reviews, sale } = loaderData
  const { values, contact } = listing
  const { category } = products.attributes
  const details = [
    { key: 'village', label: t`Village`, value: villageAndIsland(listing, i18n) },
    ...factsOf(products, listing, ['producer'], i18n),
  ]
  return (
    <DetailPage
      area={products}
      listing={listing}
      site={site}
      share={<Trans>Share Product</Trans>}
      tags={values.category && <HeadTag>{category.format(values.category, i18n)}</HeadTag>}
      save={<FavoriteButton type={products.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={
        <FactsCard area={products} listing={listing} keys={products.card}>
          {listing.price && (
            <p className="text-3xl max-md:hidden">
              <Price price={listing.price} />
            </p>
          )}
          <ContactButton
            listing={listing}
            label={t`Contact Producer`}
            icon="message"
            tone="action"
            size="lg"
            wide
          />
          <BuyButton listing={listing} sale={sale} />
        </FactsCard>
      }
      below={<ReviewsSection reviews={reviews} href={listing.href} />}
      similar={
        <Similar area={products}>
          {similar.map((one) => (
            <ProductCard key={one.ref} listing={one} />
          ))}
        </Similar>
      }
    >
      <Section title={<Trans>About This Product</Trans>}>
        <Description text={listing.description} lang={listing.lang} />
      </Section>
      <Section title={<Trans>Product Details</Trans>}>
        <FactLines facts={details} />
        {contact.phone && (
          <div className="mt-3">
            <ContactLinks contact={{ phone: contact.phone }} />
          </div>
        )}
      </Section>
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}
