import type { LoaderFunctionArgs } from 'react-router'
import { csvAnswer } from '../../ground/files/csv-answer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { findFigures } from './find-campaigns.server.ts'
import { ownCampaign } from './own-campaign.server.ts'
import { statusQuery } from './status-query.ts'

export const handle = { query: statusQuery }

/** The figures of a campaign by day, for a spreadsheet. */
export async function loader({ url, context: router, params }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const { id, reference } = await ownCampaign(context, url, params.reference)
  const days = await findFigures(context.database, id)
  const lines = days.map(({ day, impressions, clicks }) => `${day},${impressions},${clicks}`)
  return csvAnswer(reference, ['day,impressions,clicks', ...lines, ''].join('\r\n'))
}
