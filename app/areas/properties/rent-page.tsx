import { msg, plural } from '@lingui/core/macro'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { presetOf } from '../../directory/presets.ts'
import type { Route } from './+types/rent-page.ts'
import { properties } from './area.ts'
import { PropertyCard } from './card.tsx'
import { loadProperties } from './load-properties.server.ts'

const homes = presetOf(properties, '/hotels/rent', {
  title: msg`Homes for Rent`,
  subtitle: msg`Houses, apartments and vacation rentals on Saipan, Tinian and Rota`,
  count: (count) => msg`${plural(count, { one: '# rental', other: '# rentals' })}`,
})

/** Here dates come first: vacation rentals are among them. */
const rentals = {
  ...homes,
  filters: ['stay' as const, ...homes.filters.filter((key) => key !== 'stay')],
  more: homes.more?.filter((key) => key !== 'stay'),
}

export const handle = { query: listQuery(rentals) }
export const loader = (args: Route.LoaderArgs) => loadProperties(rentals, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(rentals, loaderData)

export default function Rentals({ loaderData }: Route.ComponentProps) {
  return <ListPage area={rentals} data={loaderData} card={PropertyCard} />
}
