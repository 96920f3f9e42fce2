import { Trans } from '@lingui/react/macro'
import { disputeAddress } from '../../../deals/orders/addresses.ts'
import { loadDispute } from '../../../deals/orders/disputes/load-dispute.server.ts'
import { findPost } from '../../../deals/orders/disputes/find-dispute.server.ts'
import { openForm } from '../../../ground/forms/guard.server.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import type { Route } from './+types/report-dispute-post-page.ts'
import { receiveReport, reportForm } from './receive-report.server.ts'
import { ReportedText, ReportFrame } from './report-frame.tsx'

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { name, post } = await reportedBy(context, viewerOf(context, url), params)
  return {
    name,
    quote: post.text,
    siteName: context.siteName,
    opened: openForm(context, reportForm),
    href: disputeAddress(params.number),
  }
}

/** Puts what one side has written in a dispute before the staff. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const { post } = await reportedBy(context, viewer, args.params)
  const written = await findPost(context.database, post.id)
  return receiveReport(context, form, {
    kind: 'dispute-post',
    ref: String(post.id),
    quote: post.text,
    ownerId: written?.authorId ?? null,
  })
}

/** Throws 404 for anyone but the other side of the order. */
async function reportedBy(
  context: RequestContext,
  viewer: Viewer,
  { number, post: id }: { number: string; post: string },
) {
  const loaded = await loadDispute(context, number, viewer.id)
  const post = loaded?.dispute?.posts.find((one) => one.id === rowNumber(id))
  if (!loaded || !post || post.side === loaded.side || post.isHidden) throw notFound()
  return { name: post.side === 'buyer' ? loaded.buyerName : loaded.sellerName, post }
}

export default function ReportDisputePostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, quote, ...frame } = loaderData
  return (
    <ReportFrame
      {...frame}
      answered={actionData}
      back={<Trans>Back to the dispute</Trans>}
      about={
        <ReportedText
          name={name}
          quote={quote}
          note={
            <Trans>Our staff can hide this message. The decision about your money is made separately.</Trans>
          }
        />
      }
    />
  )
}
