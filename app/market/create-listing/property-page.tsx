import { Trans } from '@lingui/react/macro'
import type { HeadersFunction } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/property-page.ts'
import { answerOf, receiveDetails } from './form/details.server.ts'
import { FullForm } from './full-form.tsx'
import { openFullForm } from './open-full-form.server.ts'
import { sendDetails } from './send-details.ts'
import { submitDraft } from './submit-draft.server.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  openFullForm(context.get(requestContext), url, 'property')
export async function action(args: Route.ActionArgs) {
  const received = await receiveDetails(args, undefined)
  if ('answer' in received) return received.answer
  const { context, viewer, draft } = received
  return answerOf(received, await submitDraft(context, viewer, draft.id))
}
export const clientAction = (args: Route.ClientActionArgs) => sendDetails(args)
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function PropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  const heading = loaderData.draft.isEdit ? (
    <Trans>Edit your property</Trans>
  ) : (
    <Trans>List your property</Trans>
  )
  return <FullForm kind="property" heading={heading} details={loaderData} unsent={actionData} />
}
