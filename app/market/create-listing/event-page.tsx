import { Trans } from '@lingui/react/macro'
import type { HeadersFunction } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/event-page.ts'
import { draftQuery } from './addresses.ts'
import { receiveDetails } from './form/details.server.ts'
import { FullForm } from './full-form.tsx'
import { openFullForm } from './open-full-form.server.ts'
import { sendDetails } from './send-details.ts'

export const handle = { query: draftQuery }

export const loader = ({ url, context }: Route.LoaderArgs) =>
  openFullForm(context.get(requestContext), url, 'event')
export const action = (args: Route.ActionArgs) => receiveDetails(args, undefined)
export const clientAction = (args: Route.ClientActionArgs) => sendDetails(args)
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const heading = loaderData.draft.isEdit ? <Trans>Edit your event</Trans> : <Trans>Submit an Event</Trans>
  return <FullForm kind="event" heading={heading} details={loaderData} unsent={actionData} />
}
