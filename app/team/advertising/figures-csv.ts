import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../ground/request/context.ts'
import { findFigures } from './find-campaigns.server.ts'
import { ownCampaign } from './own-campaign.server.ts'

/** The figures of a campaign by day, for a spreadsheet. */
export async function loader({ url, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { id, reference } = await ownCampaign(page, url, params.reference)
  const days = await findFigures(page.database, id)
  const lines = days.map(({ day, impressions, clicks }) => `${day},${impressions},${clicks}`)
  return new Response(['day,impressions,clicks', ...lines, ''].join('\r\n'), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${reference}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
