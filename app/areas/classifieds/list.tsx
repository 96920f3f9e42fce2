import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Route } from './+types/list.ts'
import { classifieds } from './area.ts'
import { ClassifiedCard } from './card.tsx'
import { HeroAction } from './hero-action.tsx'

export const handle = { query: listQuery(classifieds) }
export const loader = (args: Route.LoaderArgs) => loadList(classifieds, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(classifieds, loaderData)

export default function Classifieds({ loaderData }: Route.ComponentProps) {
  return <ListPage area={classifieds} data={loaderData} card={ClassifiedCard} action={<HeroAction />} />
}
