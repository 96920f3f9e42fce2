import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { withStays } from '../../deals/bookings/for-areas.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/list.ts'
import { hotels } from './area.ts'
import { hotelConditions } from './area.server.ts'
import { HotelCard } from './card.tsx'
import { stayParameters } from './detail/stay.ts'

export const handle = { query: listQuery(hotels) }
export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(hotels, args, hotelConditions)
  return withStays(list, args.context.get(requestContext), hotels.kind, stayParameters)
}
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(hotels, loaderData)

export default function Hotels({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage area={hotels} data={loaderData} card={HotelCard} columns="upToFour" action={<ExploreNow />} />
  )
}

const ExploreNow = () => (
  <Link to="/properties" className={buttonClass({ tone: 'surface' })}>
    <Trans>Explore Now</Trans>
  </Link>
)
