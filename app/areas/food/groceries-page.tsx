import { msg, plural } from '@lingui/core/macro'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { presetOf } from '../../directory/presets.ts'
import type { Route } from './+types/groceries-page.ts'
import { food } from './area.ts'
import { FoodCard } from './card.tsx'

const groceries = presetOf(food, '/food/groceries', {
  title: msg`Groceries`,
  subtitle: msg`Supermarkets, village stores and fresh produce`,
  count: (count) => msg`${plural(count, { one: '# grocery', other: '# groceries' })}`,
})

export const handle = { query: listQuery(groceries) }
export const loader = (args: Route.LoaderArgs) => loadList(groceries, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(groceries, loaderData)

export default function Groceries({ loaderData }: Route.ComponentProps) {
  return <ListPage area={groceries} data={loaderData} card={FoodCard} />
}
