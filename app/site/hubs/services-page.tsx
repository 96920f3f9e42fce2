import { Trans, useLingui } from '@lingui/react/macro'
import { late } from '../../ground/ui/late.tsx'
import { LinkedSection, Showcase } from '../showcase.tsx'
import type { Route } from './+types/services-page.ts'
import { hubMeta, services } from './hub.ts'
import { HubHero } from './hub-hero.tsx'
import { HubTiles } from './hub-tiles.tsx'
import { loadServices } from './load-services.server.ts'
import { AskLocal, Emergency } from './service-panels.tsx'

const TaxiCard = late(async () => (await import('../../areas/taxis/card.tsx')).TaxiCard)
const JobCard = late(async () => (await import('../../areas/jobs/card.tsx')).JobCard)

export const loader = (args: Route.LoaderArgs) => loadServices(args)
export const meta: Route.MetaFunction = ({ loaderData }) => hubMeta(services, loaderData)

export default function Services({
  loaderData: { government, businesses, taxis, jobs },
}: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <main id="main">
      <HubHero hub={services} />
      <Emergency />
      <LinkedSection
        title={<Trans>Government Services</Trans>}
        href="/government-services"
        browseText={<Trans>Browse All Government Services</Trans>}
      >
        <HubTiles label={t`Government Services`} tiles={government} />
      </LinkedSection>
      <LinkedSection
        title={<Trans>Local Businesses</Trans>}
        href="/businesses"
        browseText={<Trans>Browse All Businesses</Trans>}
      >
        <HubTiles label={t`Local Businesses`} tiles={businesses} />
      </LinkedSection>
      <Showcase
        title={<Trans>Taxis & Rides</Trans>}
        href="/hotels/taxi"
        browseText={<Trans>Browse All Rides</Trans>}
      >
        {taxis.map((listing) => (
          <TaxiCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase title={<Trans>Jobs</Trans>} href="/jobs" browseText={<Trans>Browse All Jobs</Trans>}>
        {jobs.map((listing) => (
          <JobCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <AskLocal />
    </main>
  )
}
