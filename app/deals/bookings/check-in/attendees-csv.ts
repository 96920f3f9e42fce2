import { type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { csvAnswer } from '../../../ground/files/csv-answer.ts'
import { csvBegin, csvLine } from '../../../ground/files/csv.ts'
import { phoneInTable } from '../../../ground/forms/phone.server.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { findAttendees, findCheckIn } from './find-attendees.server.ts'

/** Who comes, for a spreadsheet. */
export async function loader({ params, url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const placeId = rowNumber(params.place ?? '')
  if (!(await findCheckIn(context, viewerOf(context, url), placeId))) throw notFound()
  const attendees = await findAttendees(context.database, placeId)
  const lines = attendees.map(({ name, phone, number, code, usedAt }) =>
    csvLine([name, phoneInTable(phone), number, code, usedAt?.toISOString() ?? '']),
  )
  const head = csvLine(['name', 'phone', 'booking', 'ticket', 'checked_in_at'])
  return csvAnswer(`attendees-${placeId}`, [csvBegin, head, ...lines].join(''))
}
