import { Trans } from '@lingui/react/macro'
import { notFound } from '../../../ground/request/not-found.ts'
import { findApplication } from '../../../deals/applications/moves/find-application.server.ts'
import { receivedAddress } from '../../../deals/applications/received/received-query.ts'
import { reportedText } from '../../../deals/applications/reported-text.ts'
import type { Application } from '../../../deals/applications/tables.server.ts'
import { openForm } from '../../../ground/forms/guard.server.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import type { Route } from './+types/report-application-page.ts'
import { receiveReport, reportForm } from './receive-report.server.ts'
import { ReportedText, ReportFrame } from './report-frame.tsx'

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const found = await reportedBy(context, viewerOf(context, url), params.number)
  return {
    name: found.name,
    quote: reportedText(found),
    siteName: context.siteName,
    opened: openForm(context, reportForm),
    href: receivedAddress(found),
  }
}

/** Puts the text of an application before the staff, who read nothing else of it. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const found = await reportedBy(context, viewer, args.params.number)
  const { number: ref, applicantId: ownerId } = found
  return receiveReport(context, form, { kind: 'application', ref, quote: reportedText(found), ownerId })
}

/** Throws 404 for anyone but the employer who received it. */
async function reportedBy(
  { database }: RequestContext,
  viewer: Viewer,
  number: string,
): Promise<Application> {
  const found = await findApplication(database, number, { ...viewer, side: 'employer' })
  if (!found || found.state === 'withdrawn') throw notFound()
  return found
}

export default function ReportApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, quote, ...frame } = loaderData
  return (
    <ReportFrame
      {...frame}
      answered={actionData}
      back={<Trans>Back to the application</Trans>}
      about={
        <ReportedText
          name={name}
          quote={quote}
          note={<Trans>Our staff will read this text, and neither the file nor your notes.</Trans>}
        />
      }
    />
  )
}
