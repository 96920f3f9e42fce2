import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { answer, loadDetail } from '../../directory/detail/load-detail.server.ts'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import type { Route } from './+types/detail.ts'
import { attractions } from './area.ts'
import { Attraction } from './attraction.tsx'
import { describeAttraction } from './structured-data.server.ts'
import { detailQuery } from '../../directory/detail/detail-query.ts'

export const handle = { query: detailQuery(attractions, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(attractions, args, await loadDetail(attractions, args), describeAttraction))
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(attractions, loaderData)

export default function AttractionPage({ loaderData }: Route.ComponentProps) {
  return <Attraction data={loaderData} />
}
