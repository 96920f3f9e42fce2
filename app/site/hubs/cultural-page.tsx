import { Trans } from '@lingui/react/macro'
import { categoryPath } from '../../reading/articles/blog-address.ts'
import { late } from '../../ground/ui/late.tsx'
import { Showcase } from '../showcase.tsx'
import type { Route } from './+types/cultural-page.ts'
import { cultural, experiences, hubMeta } from './hub.ts'
import { HubHero } from './hub-hero.tsx'
import { loadCultural } from './load-cultural.server.ts'

const AttractionCard = late(async () => (await import('../../areas/attractions/card.tsx')).AttractionCard)
const ArticleCard = late(async () => (await import('../../reading/articles/article-card.tsx')).ArticleCard)
const EventCard = late(async () => (await import('../../areas/events/card.tsx')).EventCard)

export const loader = (args: Route.LoaderArgs) => loadCultural(args)
export const meta: Route.MetaFunction = ({ loaderData }) => hubMeta(cultural, loaderData)

export default function Cultural({ loaderData: { places, events, articles } }: Route.ComponentProps) {
  return (
    <main id="main">
      <HubHero hub={cultural} within={experiences} />
      <Showcase
        title={<Trans>Historical Places</Trans>}
        href="/attractions?category=historical"
        browseText={<Trans>Browse All Historical Places</Trans>}
      >
        {places.map((listing) => (
          <AttractionCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase
        title={<Trans>Festivals and Music</Trans>}
        href="/events"
        browseText={<Trans>Browse All Events</Trans>}
      >
        {events.map((listing) => (
          <EventCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase
        title={<Trans>Stories of the Islands</Trans>}
        href={categoryPath('culture')}
        browseText={<Trans>Browse All Articles</Trans>}
      >
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </Showcase>
    </main>
  )
}
