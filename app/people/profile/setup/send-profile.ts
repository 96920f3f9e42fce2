import type { ClientActionFunctionArgs } from 'react-router'
import { reachServer } from '../../../ground/forms/reach-server.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import { readProfile } from '../profile-fields.ts'
import { isEmpty, type RefusedProfile, seenField } from './refused.ts'

/** Reports at once what is missing, or that there is no connection. */
export async function sendProfile({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & {
  serverAction: () => Promise<RefusedProfile>
}): Promise<RefusedProfile> {
  const form = await request.clone().formData()
  const { profile: written, errors } = readProfile(form, new Date())
  const refused = { written, seen: sentIn(form, seenField), errors, pictureErrors: {}, chosen: null }
  if (!isEmpty(errors)) return { ...refused, problem: null }
  // The server may have saved it, and only its answer is lost: what is sent next is saved as typed.
  return reachServer(serverAction, { ...refused, seen: '', problem: 'failed' })
}
