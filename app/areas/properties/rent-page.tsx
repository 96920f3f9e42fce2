import { msg, plural } from '@lingui/core/macro'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { presetOf } from '../../directory/presets.ts'
import type { Route } from './+types/rent-page.ts'
import { properties } from './area.ts'
import { propertyConditions } from './area.server.ts'
import { PropertyCard } from './card.tsx'

const rentals = presetOf(properties, '/hotels/rent', {
  title: msg`Homes for Rent`,
  subtitle: msg`Houses, apartments and vacation rentals on Saipan, Tinian and Rota`,
  count: (count) => msg`${plural(count, { one: '# rental', other: '# rentals' })}`,
})

export const handle = { query: listQuery(rentals) }
export const loader = (args: Route.LoaderArgs) => loadList(rentals, args, propertyConditions)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(rentals, loaderData)

export default function Rentals({ loaderData }: Route.ComponentProps) {
  return <ListPage area={rentals} data={loaderData} card={PropertyCard} />
}
