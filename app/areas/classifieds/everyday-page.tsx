import { msg } from '@lingui/core/macro'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { presetOf } from '../../directory/presets.ts'
import type { Route } from './+types/everyday-page.ts'
import { classifieds } from './area.ts'
import { ClassifiedCard } from './card.tsx'

const everydayItems = presetOf(classifieds, '/buy-sell/everyday', {
  title: msg`Everyday Items`,
  subtitle: msg`Furniture, electronics, tools, toys and more from neighbors`,
})

export const handle = { query: listQuery(everydayItems) }
export const loader = (args: Route.LoaderArgs) => loadList(everydayItems, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(everydayItems, loaderData)

export default function EverydayItems({ loaderData }: Route.ComponentProps) {
  return <ListPage area={everydayItems} data={loaderData} card={ClassifiedCard} />
}
