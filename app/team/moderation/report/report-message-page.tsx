import { Trans } from '@lingui/react/macro'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import { receiveReport, reportForm } from './receive-report.server.ts'
import { ReportedText, ReportFrame } from './report-frame.tsx'
import { openForm } from '../../../ground/forms/guard.server.ts'
import type { Route } from './+types/report-message-page.ts'
import { conversationAddress } from '../../../market/messages/addresses.ts'
import { findReported } from '../../../market/messages/find-reported.server.ts'
import { chosenIn } from '../../../market/messages/receive-message.server.ts'
import { quoteText } from '../../../market/messages/words-of.ts'

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { name, quote, ...reported } = await reportedBy(context, viewerOf(context, url), params.id)
  return {
    name,
    quote: quoteText(quote, i18nOf(context.language)),
    siteName: context.siteName,
    opened: openForm(context, reportForm),
    href: conversationAddress(reported, reported.conversationId),
  }
}

/** Puts the message before the staff, who read it with its neighbors: of the rest they read nothing. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const { id, quote, senderId } = await reportedBy(context, viewer, args.params.id)
  return receiveReport(context, form, { kind: 'message', ref: String(id), quote, ownerId: senderId })
}

async function reportedBy({ database }: RequestContext, viewer: Viewer, id: string) {
  const reported = await findReported(database, viewer, chosenIn(id))
  if (!reported) throw notFound()
  return reported
}

export default function ReportMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, quote, ...frame } = loaderData
  return (
    <ReportFrame
      {...frame}
      answered={actionData}
      back={<Trans>Back to the conversation</Trans>}
      about={
        <ReportedText
          name={name}
          quote={quote}
          note={<Trans>Our staff will read this message and up to three before and after it.</Trans>}
        />
      }
    />
  )
}
