import type { ClientActionFunctionArgs } from 'react-router'
import { reachServer } from '../../../ground/forms/reach-server.ts'
import { readProfile } from '../profile-fields.ts'
import { isEmpty, type RefusedProfile } from './refused.ts'

/** Reports at once what is missing, or that there is no connection. */
export async function sendProfile({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & {
  serverAction: () => Promise<RefusedProfile>
}): Promise<RefusedProfile> {
  const { profile: written, errors } = readProfile(await request.clone().formData(), new Date())
  const refused = { written, errors, pictureErrors: {}, chosen: null }
  if (!isEmpty(errors)) return { ...refused, problem: null }
  return reachServer(serverAction, { ...refused, problem: 'failed' })
}
