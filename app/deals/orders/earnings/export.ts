import type { LoaderFunctionArgs } from 'react-router'
import { csvAnswer } from '../../../ground/files/csv-answer.ts'
import { csvOf } from '../../../ground/files/csv.ts'
import { matching } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { usdOf } from '../bookkeeping.server.ts'
import { findOwnReceipts } from './find-earnings.server.ts'

const query = defineQuery({ year: matching(/^20\d\d$/) })
export const handle = { query }

const head = ['receipt', 'issued_at', 'kind', 'order', 'item', 'buyer', 'paid_by', 'usd', 'tax_usd']

/** The receipts of a seller's year as a table. */
export async function loader({ url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const { year } = query.parse(url)
  if (!year) throw notFound()
  const receipts = await findOwnReceipts(context.database, viewerOf(context, url).id, Number(year))
  const rows = receipts.map((one) => [
    one.receipt,
    one.at,
    one.kind,
    one.order,
    one.item,
    one.buyer,
    one.way,
    ...usdOf(one),
  ])
  return csvAnswer(`earnings-${year}`, csvOf([head, ...rows]))
}
