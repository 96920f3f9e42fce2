import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../../directory/detail/detail-query.ts'
import { FactLines } from '../../../directory/detail/facts.tsx'
import { HeadTag } from '../../../directory/detail/head-tag.tsx'
import { answer } from '../../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection } from '../../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../../directory/detail/section.tsx'
import { describeDetail } from '../../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../../people/favorites/favorite-button.tsx'
import { formatDate } from '../../../ground/i18n/format.ts'
import { PriceBar } from '../../../market/listings/price-card.tsx'
import { classifieds } from '../area.ts'
import type { Route } from './+types/detail.ts'
import { loadClassified } from './load-classified.server.ts'
import { SellerPanel } from './seller-panel.tsx'
import { specificationsIn } from './specifications.ts'
import { describeClassified } from './structured-data.server.ts'

export const handle = { query: detailQuery(classifieds, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(classifieds, args, await loadClassified(args), describeClassified))
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(classifieds, loaderData)

export default function ClassifiedPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  if (!loaderData.found) return <NotFound area={classifieds} />
  const { listing, site, seller, sale } = loaderData
  const { category, condition, specifications } = listing.values
  const { attributes } = classifieds
  const listed = formatDate(listing.createdAt, i18n.locale, { dateStyle: 'long' })
  return (
    <DetailPage
      area={classifieds}
      // What is reviewed is the seller, in the side panel.
      listing={{ ...listing, rating: null }}
      site={site}
      tags={
        <>
          {category && <HeadTag>{attributes.category.format(category, i18n)}</HeadTag>}
          {condition && <HeadTag tone="good">{attributes.condition.format(condition, i18n)}</HeadTag>}
        </>
      }
      share={<Trans>Share Listing</Trans>}
      save={
        <FavoriteButton type={classifieds.kind} id={listing.ref} title={listing.title} variant="button" />
      }
      aside={<SellerPanel listing={listing} seller={seller} sale={sale} />}
      bar={!listing.own && <PriceBar listing={listing} />}
    >
      <p className="mt-2 text-sm text-text-muted">
        <Trans>Listed {listed}</Trans>
      </p>
      <Section title={<Trans>Description</Trans>}>
        <Description text={listing.description} lang={listing.lang} />
      </Section>
      {specifications && specifications.length > 0 && (
        <Section title={i18n._(attributes.specifications.label)}>
          <FactLines facts={specificationsIn(specifications, listing.ownLang)} />
        </Section>
      )}
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}
