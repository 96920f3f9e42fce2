import { type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { csvOf } from '../../ground/files/csv.ts'
import { matching } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { adminOf } from '../desk/admin-only.ts'
import { findReceipts } from './find-money.server.ts'

const query = defineQuery({ year: matching(/^20\d\d$/) })
export const handle = { query }

const head = ['seller', 'receipt', 'issued_at', 'kind', 'order', 'paid_by', 'usd']

/** The receipts of a year, for the bookkeeper. */
export async function loader({ url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  const { year } = query.parse(url)
  if (!year) throw notFound()
  const receipts = await findReceipts(context.database, Number(year))
  const rows = receipts.map(({ seller, receipt, at, kind, order, way, cents }) => [
    seller,
    receipt,
    at,
    kind,
    order,
    way,
    (kind === 'refund' ? -cents : cents) / 100,
  ])
  return new Response(csvOf([head, ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="receipts-${year}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
