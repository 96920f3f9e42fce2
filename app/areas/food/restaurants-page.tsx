import { msg, plural } from '@lingui/core/macro'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { presetOf } from '../../directory/presets.ts'
import type { Route } from './+types/restaurants-page.ts'
import { food } from './area.ts'
import { FoodCard } from './card.tsx'

const restaurants = presetOf(food, '/food/restaurants', {
  title: msg`Restaurants`,
  subtitle: msg`Island kitchens and those of Korea, Japan, the Philippines and beyond`,
  count: (count) => msg`${plural(count, { one: '# restaurant', other: '# restaurants' })}`,
})

export const handle = { query: listQuery(restaurants) }
export const loader = (args: Route.LoaderArgs) => loadList(restaurants, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(restaurants, loaderData)

export default function Restaurants({ loaderData }: Route.ComponentProps) {
  return <ListPage area={restaurants} data={loaderData} card={FoodCard} />
}
