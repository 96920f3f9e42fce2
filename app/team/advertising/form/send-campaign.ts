import type { ClientActionFunctionArgs } from 'react-router'
import { largestPicture } from '../../../ground/files/pictures.ts'
import { openedField } from '../../../ground/forms/guard-fields.tsx'
import { reachServer } from '../../../ground/forms/reach-server.ts'
import { textIn } from '../../../ground/forms/typed.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { readCampaign } from '../campaign-fields.ts'
import { fileErrors, keptOf, type RefusedCampaign } from '../refused-campaign.ts'

/** Reports at once what is missing, or that there is no connection. */
export async function sendCampaign({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & {
  serverAction: () => Promise<RefusedCampaign>
}): Promise<RefusedCampaign> {
  const form = await request.clone().formData()
  const { values: written, errors } = readCampaign(form, localDate(new Date()))
  const refused = {
    written,
    kept: keptOf(form),
    opened: textIn(form, openedField),
    errors,
    pictureErrors: fileErrors(form, largestPicture),
  }
  if (refused.errors || Object.keys(refused.pictureErrors).length > 0) return { ...refused, problem: null }
  return reachServer(serverAction, { ...refused, problem: 'failed' as const })
}
