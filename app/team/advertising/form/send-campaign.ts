import type { ClientActionFunctionArgs } from 'react-router'
import { largestPicture } from '../../../ground/files/pictures.ts'
import { openedField } from '../../../ground/forms/guard-fields.tsx'
import { textOf } from '../../../people/tickets/message.ts'
import { today } from '../campaign.ts'
import { errorsOf, fileErrors, keptOf, readWritten, type Refused } from '../written.ts'

/** Says at once what is missing, and without a connection that it was not sent. */
export async function sendCampaign({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & { serverAction: () => Promise<Refused> }): Promise<Refused> {
  const form = await request.clone().formData()
  const written = readWritten(form)
  const refused = {
    written,
    kept: keptOf(form),
    opened: textOf(form, openedField),
    errors: errorsOf(written, today(new Date())),
    pictureErrors: fileErrors(form, largestPicture),
  }
  if (refused.errors || Object.keys(refused.pictureErrors).length > 0) return { ...refused, problem: null }
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown // the way to the page of the campaign
    return { ...refused, problem: 'failed' }
  }
}
