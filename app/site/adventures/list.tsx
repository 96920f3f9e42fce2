import { Trans } from '@lingui/react/macro'
import { adventures } from '../../areas/adventures/area.ts'
import { AdventureCard } from '../../areas/adventures/card.tsx'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import type { Route } from './+types/list.ts'
import { adventuresQuery } from './adventures-query.ts'
import { Attractions } from './attractions.tsx'
import { loadAdventures } from './load-adventures.server.ts'

export const handle = { query: adventuresQuery }
export const loader = (args: Route.LoaderArgs) => loadAdventures(args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(adventures, loaderData?.list)

export default function Adventures({ loaderData: { list, category, attractions } }: Route.ComponentProps) {
  return (
    <ListPage area={adventures} data={list} card={AdventureCard} tiles={Heading}>
      <Attractions filters={list.filters} category={category} attractions={attractions} />
    </ListPage>
  )
}

const Heading = () => (
  <h2 className="-mb-2 text-3xl">
    <Trans>Popular Adventures</Trans>
  </h2>
)
