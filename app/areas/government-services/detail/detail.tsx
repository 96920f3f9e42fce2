import { detailMeta } from '../../../directory/detail/detail-meta.ts'
import { answer, loadDetail } from '../../../directory/detail/load-detail.server.ts'
import { describeDetail } from '../../../directory/structured-data/describe.server.ts'
import type { Route } from './+types/detail.ts'
import { governmentServices } from '../area.ts'
import { Service } from './service.tsx'
import { describeOffice } from './structured-data.server.ts'
import { detailQuery } from '../../../directory/detail/detail-query.ts'

export const handle = { query: detailQuery(governmentServices, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(governmentServices, args, await loadDetail(governmentServices, args), describeOffice))
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(governmentServices, loaderData)

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  return <Service data={loaderData} />
}
