import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Route } from './+types/list.ts'
import { products } from './area.ts'
import { ProductCard } from './card.tsx'

export const handle = { query: listQuery(products) }
export const loader = (args: Route.LoaderArgs) => loadList(products, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(products, loaderData)

export default function LocalProducts({ loaderData }: Route.ComponentProps) {
  return <ListPage area={products} data={loaderData} card={ProductCard} />
}
