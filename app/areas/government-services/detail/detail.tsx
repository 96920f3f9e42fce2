import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../../directory/detail/detail-page.tsx'
import { HeadTag } from '../../../directory/detail/head-tag.tsx'
import { answer, loadDetail } from '../../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection } from '../../../directory/detail/late-parts.tsx'
import { OpenNow } from '../../../directory/hours/open-now.tsx'
import { describeDetail } from '../../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../../favorites/favorite-button.tsx'
import type { Route } from './+types/detail.ts'
import { governmentServices } from '../area.ts'
import { ServicePanel } from './panel.tsx'
import { ServiceTabs } from './tabs.tsx'
import { describeOffice } from './structured-data.server.ts'

export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(governmentServices, args, await loadDetail(governmentServices, args), describeOffice))
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(governmentServices, loaderData)

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  if (!loaderData.found) return <NotFound area={governmentServices} />
  const { listing, site, missing } = loaderData
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
    <Trans>A sample entry: fees, times and hours may differ. Check before you go.</Trans>
  </p>
)
