import { Trans, useLingui } from '@lingui/react/macro'
import { DetailPage } from '../../../directory/detail/detail-page.tsx'
import { HeadTag } from '../../../directory/detail/head-tag.tsx'
import type { DetailData } from '../../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection } from '../../../directory/detail/late-parts.tsx'
import { OpenNow } from '../../../directory/hours/open-now.tsx'
import { FavoriteButton } from '../../../people/favorites/favorite-button.tsx'
import { governmentServices } from '../area.ts'
import { ServicePanel } from './panel.tsx'
import { ServiceTabs } from './tabs.tsx'

/** The page of an office. */
export function Service({ data }: { data: DetailData<typeof governmentServices.attributes> }) {
  const { i18n } = useLingui()
  if (!data.found) return <NotFound area={governmentServices} />
  const { listing, site, missing } = data
  const { kind, attributes } = governmentServices
  const { category } = listing.values
  return (
    <DetailPage
      area={governmentServices}
      listing={listing}
      site={site}
      missing={missing}
      tags={category && <HeadTag>{attributes.category.format(category, i18n)}</HeadTag>}
      save={<FavoriteButton type={kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={<ServicePanel listing={listing} />}
    >
      <p className="mt-2">
        <OpenNow state={listing.openState} />
      </p>
      {listing.sample && <SampleNotice />}
      <ServiceTabs listing={listing} />
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}

const SampleNotice = () => (
  <p className="mt-4 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn">
    <Trans>A sample entry: requirements, times and fees are examples. Check before you go.</Trans>
  </p>
)
