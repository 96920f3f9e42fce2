import { msg } from '@lingui/core/macro'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { presetOf } from '../../directory/presets.ts'
import type { Route } from './+types/outdoor-page.ts'
import { adventures } from './area.ts'
import { adventureConditions } from './area.server.ts'
import { AdventureCard } from './card.tsx'

const outdoorAdventures = presetOf(adventures, '/experiences/adventures', {
  title: msg`Outdoor Adventures`,
  subtitle: msg`Dive, hike, paddle and ride on Saipan, Tinian and Rota`,
})

export const handle = { query: listQuery(outdoorAdventures) }
export const loader = (args: Route.LoaderArgs) => loadList(outdoorAdventures, args, adventureConditions)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(outdoorAdventures, loaderData)

export default function OutdoorAdventures({ loaderData }: Route.ComponentProps) {
  return <ListPage area={outdoorAdventures} data={loaderData} card={AdventureCard} />
}
