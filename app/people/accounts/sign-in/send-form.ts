import type { ClientActionFunctionArgs } from 'react-router'
import { reachServer } from '../../../ground/forms/reach-server.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/**
 * The client action of a form about an account: reports at once what the browser can check, and that the form was not
 * sent if there is no connection.
 * @param problemOf returns why the form should not be sent
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
