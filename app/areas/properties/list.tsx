import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import type { Route } from './+types/list.ts'
import { properties } from './area.ts'
import { PropertyCard } from './card.tsx'
import { loadProperties } from './load-properties.server.ts'

export const handle = { query: listQuery(properties) }
export const loader = (args: Route.LoaderArgs) => loadProperties(properties, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(properties, loaderData)

export default function Properties({ loaderData }: Route.ComponentProps) {
  return <ListPage area={properties} data={loaderData} card={PropertyCard} />
}
