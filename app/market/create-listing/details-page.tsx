import { Trans } from '@lingui/react/macro'
import { type HeadersFunction, redirect } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { PhotosOnTheirWay } from '../photos/photos-on-their-way.tsx'
import type { Route } from './+types/details-page.ts'
import { stepAddress } from './addresses.ts'
import { loadDetails, receiveDetails } from './form/details.server.ts'
import { DetailsForm } from './form/details-form.tsx'
import { openDraft } from './open-draft.server.ts'
import { sendDetails } from './send-details.ts'
import { WizardFrame } from './wizard-frame.tsx'

export async function loader({ url, params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { viewer, draft } = await openDraft(context, url, params.draft)
  if (!draft.kind) throw redirect(stepAddress(draft.id, 'type'))
  return loadDetails(context, viewer, draft, 'wizard')
}

export const action = (args: Route.ActionArgs) => receiveDetails(args, args.params.draft)
export const clientAction = (args: Route.ClientActionArgs) => sendDetails(args)
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

const formId = 'details'

/** The wizard's fourth step. */
export default function DetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isEdit } = loaderData.draft
  return (
    <WizardFrame step="details" draftId={id} isEdit={isEdit} formId={formId}>
      <h2 className="mt-5 text-xl">
        <Trans>Tell people about it</Trans>
      </h2>
      <PhotosOnTheirWay draftId={id} photos={loaderData.photos} />
      <DetailsForm key={id} id={formId} details={loaderData} unsent={actionData} back />
    </WizardFrame>
  )
}
