import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../directory/detail/detail-query.ts'
import { HeadTag } from '../../directory/detail/head-tag.tsx'
import { answer, loadDetail } from '../../directory/detail/load-detail.server.ts'
import { HoursCard, NotFound, PlaceSection } from '../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../directory/detail/section.tsx'
import { FactsCard } from '../../directory/detail/facts-card.tsx'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { callBar, CallButton } from '../../market/listings/call-button.tsx'
import { ContactCard } from '../../market/listings/late-parts.tsx'
import type { Route } from './+types/detail.ts'
import { taxis } from './area.ts'
import { describeTaxi } from './structured-data.server.ts'

export const handle = { query: detailQuery(taxis, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(taxis, args, await loadDetail(taxis, args), describeTaxi))
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(taxis, loaderData)

export default function TaxiPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  if (!loaderData.found) return <NotFound area={taxis} />
  const { listing, site } = loaderData
  const { service, fares, hours } = listing.values
  return (
    <DetailPage
      area={taxis}
      listing={listing}
      site={site}
      tags={service && <HeadTag>{taxis.attributes.service.format(service, i18n)}</HeadTag>}
      save={<FavoriteButton type={taxis.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={
        <>
          <FactsCard area={taxis} listing={listing} keys={['island', 'seats', 'languages', 'payment']}>
            <CallButton contact={listing.contact} size="lg" wide>
              <Trans>Call</Trans>
            </CallButton>
          </FactsCard>
          <ContactCard listing={listing} />
          {hours && <HoursCard hours={hours} state={listing.openState} />}
        </>
      }
      bar={callBar({
        state: listing.openState,
        contact: listing.contact,
        children: <Trans>Call</Trans>,
      })}
    >
      <Section title={<Trans context="taxi">About</Trans>}>
        <Description text={listing.description} lang={listing.lang} />
      </Section>
      {fares && (
        <Section title={i18n._(taxis.attributes.fares.label)}>
          <Description text={fares} lang={listing.ownLang} />
        </Section>
      )}
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}
