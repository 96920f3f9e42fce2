import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { CategoryTiles } from '../../directory/list/category-tiles.tsx'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { late } from '../../ground/ui/late.tsx'
import type { Route } from './+types/list.ts'
import { events } from './area.ts'
import { EventCard } from './card.tsx'
import { eventConditions } from './conditions.server.ts'

const Subscribe = late(async () => (await import('./subscribe.tsx')).Subscribe)

export const handle = { query: listQuery(events) }
export const loader = (args: Route.LoaderArgs) => loadList(events, args, eventConditions)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(events, loaderData)

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage area={events} data={loaderData} card={EventCard} tiles={CategoryTiles} action={<SubmitEvent />}>
      <AddEvent />
      <Subscribe feed={loaderData.feed} origin={loaderData.site.origin} />
    </ListPage>
  )
}

const SubmitEvent = () => (
  <Link to="/create-listing/event" className={buttonClass({ tone: 'surface' })}>
    <Icon name="calendar-plus" />
    <Trans>Submit an Event</Trans>
  </Link>
)

const AddEvent = () => (
  <p className="flex justify-center">
    <Link to="/contact?topic=event" className={buttonClass({ tone: 'line' })}>
      <Trans>Add Your Event</Trans>
    </Link>
  </p>
)
