import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { csvAnswer } from '../../ground/files/csv-answer.ts'
import { csvOf } from '../../ground/files/csv.ts'
import { matching } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { adminOf } from '../desk/admin-only.ts'
import { findReceivedRows } from './find-money.server.ts'
import { findReceiptRows, usdOf } from '../../deals/orders/bookkeeping.server.ts'

const query = defineQuery({ year: matching(/^20\d\d$/) })
export const handle = { query }

const head = ['seller', 'receipt', 'issued_at', 'kind', 'order', 'paid_by', 'usd', 'tax_usd']

/** The receipts of a year, and what the site itself has received by bank transfer, for the bookkeeper. */
export async function loader({ url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  const { year } = query.parse(url)
  if (!year) throw notFound()
  const receipts = await findReceiptRows(context.database, sql`receipt.year = ${Number(year)}`)
  const rows = receipts.map((one) => [
    one.seller,
    one.receipt,
    one.at,
    one.kind,
    one.order,
    one.way,
    ...usdOf(one),
  ])
  const received = await findReceivedRows(context.database, Number(year))
  const own = received.map(({ at, reason, subject, cents }) => [
    context.siteName,
    '',
    at,
    reason,
    subject,
    'bank transfer',
    cents / 100,
    0,
  ])
  return csvAnswer(`receipts-${year}`, csvOf([head, ...rows, ...own]))
}
