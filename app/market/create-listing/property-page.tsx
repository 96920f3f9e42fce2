import { Trans } from '@lingui/react/macro'
import type { HeadersFunction } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/property-page.ts'
import { draftQuery } from './addresses.ts'
import { receiveDetails } from './form/details.server.ts'
import { FullForm } from './full-form.tsx'
import { openFullForm } from './open-full-form.server.ts'
import { sendDetails } from './send-details.ts'

export const handle = { query: draftQuery }

export const loader = ({ url, context }: Route.LoaderArgs) =>
  openFullForm(context.get(requestContext), url, 'property')
export const action = (args: Route.ActionArgs) => receiveDetails(args, undefined)
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
