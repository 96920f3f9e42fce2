import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Route } from './+types/list.ts'
import { vehicles } from './area.ts'
import { VehicleCard } from './card.tsx'

export const handle = { query: listQuery(vehicles) }
export const loader = (args: Route.LoaderArgs) => loadList(vehicles, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(vehicles, loaderData)

export default function Vehicles({ loaderData }: Route.ComponentProps) {
  return <ListPage area={vehicles} data={loaderData} card={VehicleCard} />
}
