import { Trans, useLingui } from '@lingui/react/macro'
import { late } from '../../ground/ui/late.tsx'
import { Showcase } from '../showcase.tsx'
import type { Route } from './+types/experiences-page.ts'
import { cultural, experiences, hubMeta } from './hub.ts'
import { HubHero } from './hub-hero.tsx'
import { HubTiles } from './hub-tiles.tsx'
import { loadExperiences } from './load-experiences.server.ts'

const EventCard = late(async () => (await import('../../areas/events/card.tsx')).EventCard)
const AttractionCard = late(async () => (await import('../../areas/attractions/card.tsx')).AttractionCard)
const AdventureCard = late(async () => (await import('../../areas/adventures/card.tsx')).AdventureCard)
const ShoppingCard = late(async () => (await import('../../areas/shopping/card.tsx')).ShoppingCard)

export const loader = (args: Route.LoaderArgs) => loadExperiences(args)
export const meta: Route.MetaFunction = ({ loaderData }) => hubMeta(experiences, loaderData)

export default function Experiences({
  loaderData: { events, culture, adventures, attractions, shopping },
}: Route.ComponentProps) {
  return (
    <main id="main">
      <HubHero hub={experiences} />
      <Ways />
      <Showcase
        title={<Trans>Upcoming Events</Trans>}
        href="/events"
        browseText={<Trans>Browse All Events</Trans>}
      >
        {events.map((listing) => (
          <EventCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase
        title={<Trans>Culture and History</Trans>}
        href={cultural.path}
        browseText={<Trans>Browse Cultural Activities</Trans>}
      >
        {culture.map((listing) => (
          <AttractionCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase
        title={<Trans>Outdoor Adventures</Trans>}
        href="/experiences/adventures"
        browseText={<Trans>Browse All Adventures</Trans>}
      >
        {adventures.map((listing) => (
          <AdventureCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase
        title={<Trans>Discover Local Attractions</Trans>}
        href="/attractions"
        browseText={<Trans>Browse All Attractions</Trans>}
      >
        {attractions.map((listing) => (
          <AttractionCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
      <Showcase title={<Trans>Shopping</Trans>} href="/shopping" browseText={<Trans>Browse All Shops</Trans>}>
        {shopping.map((listing) => (
          <ShoppingCard key={listing.ref} listing={listing} />
        ))}
      </Showcase>
    </main>
  )
}

function Ways() {
  const { t } = useLingui()
  const tiles = [
    { to: '/events', name: t`Events`, picture: 'events' },
    { to: cultural.path, name: t`Cultural Activities`, picture: 'cultural' },
    { to: '/experiences/adventures', name: t`Outdoor Adventures`, picture: 'adventures' },
    { to: '/attractions', name: t`Attractions`, picture: 'attractions' },
    { to: '/shopping', name: t`Shopping`, picture: 'shopping' },
    { to: '/local-products', name: t`Local Products`, picture: 'products' },
    { to: '/virtual-tour', name: t`Virtual Tour`, picture: 'virtual-tour' },
  ]
  return (
    <div className="wrap py-5">
      <HubTiles
        label={t`Experiences`}
        tiles={tiles.map(({ picture, ...tile }) => ({ ...tile, picture: `/pictures/tiles/${picture}.svg` }))}
      />
    </div>
  )
}
