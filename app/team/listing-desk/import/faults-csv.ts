import { msg } from '@lingui/core/macro'
import { notFound } from '../../../ground/request/not-found.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { csvAnswer } from '../../../ground/files/csv-answer.ts'
import { csvOf } from '../../../ground/files/csv.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import type { Route } from './+types/faults-csv.ts'
import { faultTexts } from './fault-texts.server.ts'
import { findFaults } from './find-import.server.ts'

/** For admins: what is wrong with the rows of a file, as much of it as is kept. */
export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  const found = await findFaults(context, params.id)
  if (!found) throw notFound()
  const i18n = i18nOf(context.language)
  const lines = await faultTexts(context, found.kind, found.faults)
  const csv = csvOf([
    [i18n._(msg`Row`), i18n._(msg`Column`), i18n._(msg`Problem`)],
    ...lines.map(({ row, column, text }) => [row, column ?? '', text]),
  ])
  return csvAnswer(`faults-${params.id.slice(0, 8)}`, csv)
}
