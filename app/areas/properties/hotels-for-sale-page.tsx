import { msg, plural } from '@lingui/core/macro'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { presetOf } from '../../directory/presets.ts'
import type { Route } from './+types/hotels-for-sale-page.ts'
import { properties } from './area.ts'
import { PropertyCard } from './card.tsx'
import { loadProperties } from './load-properties.server.ts'

const hotels = presetOf(properties, '/hotels/buy-sell', {
  title: msg`Hotels for Sale`,
  subtitle: msg`Hotels, inns and land for hotels`,
  count: (count) => msg`${plural(count, { one: '# hotel for sale', other: '# hotels for sale' })}`,
})

const hotelsForSale = { ...hotels, filters: hotels.filters.filter((key) => key !== 'stay') }

export const handle = { query: listQuery(hotelsForSale) }
export const loader = (args: Route.LoaderArgs) => loadProperties(hotelsForSale, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(hotelsForSale, loaderData)

export default function HotelsForSale({ loaderData }: Route.ComponentProps) {
  return <ListPage area={hotelsForSale} data={loaderData} card={PropertyCard} />
}
