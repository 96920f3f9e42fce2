import type { ClientActionFunctionArgs } from 'react-router'
import { reachServer } from '../../../ground/forms/reach-server.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/**
 * The client action of a form about an account: says at once what the browser can tell, and without a connection that
 * it was not sent.
 * @param problemOf what the form is not sent with
 */
export async function sendForm<Answer>(
  {
    request,
    serverAction,
  }: Pick<ClientActionFunctionArgs, 'request'> & { serverAction: () => Promise<Answer> },
  problemOf: (form: FormData) => Refusal | null,
): Promise<Answer | Refusal> {
  const form = await request.clone().formData()
  return problemOf(form) ?? reachServer(serverAction, refusalOf(form, { code: 'failed' }))
}
