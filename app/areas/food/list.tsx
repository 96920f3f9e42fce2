import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Route } from './+types/list.ts'
import { food } from './area.ts'
import { FoodCard } from './card.tsx'

export const handle = { query: listQuery(food) }
export const loader = (args: Route.LoaderArgs) => loadList(food, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(food, loaderData)

export default function Food({ loaderData }: Route.ComponentProps) {
  return <ListPage area={food} data={loaderData} card={FoodCard} />
}
