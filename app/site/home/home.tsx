import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pageMeta } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { Showcase } from '../showcase.tsx'
import type { Route } from './+types/home.ts'
import { HomeHero } from './home-hero.tsx'
import { HomeIslands } from './home-islands.tsx'
import { HomeSearch } from './home-search.tsx'
import { HomeTiles } from './home-tiles.tsx'
import { loadHome } from './load-home.server.ts'
import { late } from '../../ground/ui/late.tsx'

const VehicleCard = late(async () => (await import('../../areas/vehicles/card.tsx')).VehicleCard)
const PropertyCard = late(async () => (await import('../../areas/properties/card.tsx')).PropertyCard)
const EventCard = late(async () => (await import('../../areas/events/card.tsx')).EventCard)
const BusinessCard = late(async () => (await import('../../areas/businesses/card.tsx')).BusinessCard)
const ArticleCard = late(async () => (await import('../../reading/articles/article-card.tsx')).ArticleCard)

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
  loaderData: { island, properties, vehicles, businesses, events, articles, onIslands },
}: Route.ComponentProps) {
  return (
    <main id="main">
      <HomeHero />
      <HomeSearch island={island} />
      <HomeTiles />
      <Showcase
        title={<Trans>Featured Properties</Trans>}
        href="/properties"
        browseText={<Trans>Browse All Properties</Trans>}
      >
        {properties.map((listing) => (
          <PropertyCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <HomeIslands counts={onIslands} />
      <Showcase
        title={<Trans>Featured Vehicles</Trans>}
        href="/vehicles"
        browseText={<Trans>Browse All Vehicles</Trans>}
      >
        {vehicles.map((listing) => (
          <VehicleCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase
        title={<Trans>Local Businesses</Trans>}
        href="/businesses"
        browseText={<Trans>Browse All Businesses</Trans>}
      >
        {businesses.map((listing) => (
          <BusinessCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase
        title={<Trans>This week’s events</Trans>}
        href="/events?period=thisWeek"
        browseText={<Trans>Browse This Week’s Events</Trans>}
      >
        {events.map((listing) => (
          <EventCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase
        title={<Trans>Latest Articles</Trans>}
        href="/blog"
        browseText={<Trans>Browse All Articles</Trans>}
      >
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </Showcase>
    </main>
  )
}
