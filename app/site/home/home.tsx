import './words.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BusinessCard } from '../../areas/businesses/card.tsx'
import { EventCard } from '../../areas/events/card.tsx'
import { PropertyCard } from '../../areas/properties/card.tsx'
import { VehicleCard } from '../../areas/vehicles/card.tsx'
import { pageMeta } from '../../directory/page-meta.ts'
import { i18nOf } from '../../i18n/catalogue.ts'
import type { Route } from './+types/home.ts'
import { HomeHero } from './home-hero.tsx'
import { HomeIslands } from './home-islands.tsx'
import { HomeSearch } from './home-search.tsx'
import { homeCards, HomeSection } from './home-section.tsx'
import { HomeTiles } from './home-tiles.tsx'
import { loadHome } from './load-home.server.ts'

export const loader = (args: Route.LoaderArgs) => loadHome(args)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(msg`Discover the Northern Mariana Islands`),
    description: i18n._(msg`Your complete directory for properties, vehicles, and local businesses`),
    address: '/',
  })
}

export default function Home({
  loaderData: { properties, vehicles, businesses, events, onIslands },
}: Route.ComponentProps) {
  return (
    <main id="main">
      <HomeHero />
      <HomeSearch />
      <HomeTiles />
      {properties.length > 0 && (
        <HomeSection
          title={<Trans>Featured Properties</Trans>}
          href="/properties"
          linkText={<Trans>View All</Trans>}
          browseText={<Trans>Browse All Properties</Trans>}
        >
          <div className={homeCards}>
            {properties.map((listing) => (
              <PropertyCard key={listing.ref} listing={listing} />
            ))}
          </div>
        </HomeSection>
      )}
      <HomeIslands listings={onIslands} />
      {vehicles.length > 0 && (
        <HomeSection
          title={<Trans>Featured Vehicles</Trans>}
          href="/vehicles"
          linkText={<Trans>View All</Trans>}
          browseText={<Trans>Browse All Vehicles</Trans>}
        >
          <div className={homeCards}>
            {vehicles.map((listing) => (
              <VehicleCard key={listing.ref} listing={listing} />
            ))}
          </div>
        </HomeSection>
      )}
      {businesses.length > 0 && (
        <HomeSection
          title={<Trans>Local Businesses</Trans>}
          href="/businesses"
          linkText={<Trans>View All</Trans>}
          browseText={<Trans>Browse All Businesses</Trans>}
        >
          <div className={homeCards}>
            {businesses.map((listing) => (
              <BusinessCard key={listing.ref} listing={listing} />
            ))}
          </div>
        </HomeSection>
      )}
      {events.length > 0 && (
        <HomeSection
          title={<Trans>This week's events</Trans>}
          href="/events"
          linkText={<Trans>View All</Trans>}
          browseText={<Trans>Browse All Events</Trans>}
        >
          <div className={homeCards}>
            {events.map((listing) => (
              <EventCard key={listing.ref} listing={listing} />
            ))}
          </div>
        </HomeSection>
      )}
    </main>
  )
}
