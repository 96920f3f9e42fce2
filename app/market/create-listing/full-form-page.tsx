import type { HeadersFunction } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Route } from './+types/full-form-page.ts'
import { draftQuery } from './addresses.ts'
import { receiveDetails } from './form/details.server.ts'
import { FullForm } from './full-form.tsx'
import { openFullForm } from './open-full-form.server.ts'
import { sendDetails } from './send-details.ts'

export const handle = { query: draftQuery }
export const loader = ({ url, request, context }: Route.LoaderArgs) =>
  openFullForm(context.get(requestContext), url, request)
export const action = (args: Route.ActionArgs) => receiveDetails(args, undefined)
export const clientAction = (args: Route.ClientActionArgs) => sendDetails(args)
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function FullFormPage({ loaderData, actionData }: Route.ComponentProps) {
  return <FullForm heading={loaderData.heading} details={loaderData} unsent={actionData} />
}
