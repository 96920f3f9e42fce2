import { Trans } from '@lingui/react/macro'
import { type HeadersFunction, redirect } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { PhotosOnTheirWay } from '../photos/photos-on-their-way.tsx'
import type { Route } from './+types/details-page.ts'
import { stepAddress } from './addresses.ts'
import { answerOf, loadDetails, receiveDetails } from './form/details.server.ts'
import { DetailsForm } from './form/details-form.tsx'
import { openDraft } from './open-draft.server.ts'
import { sendDetails } from './send-details.ts'
import { submitDraft } from './submit-draft.server.ts'
import { WizardFrame } from './wizard-frame.tsx'

export async function loader({ url, params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { viewer, draft } = await openDraft(context, url, params.draft)
  if (!draft.kind) throw redirect(stepAddress(draft.id, 'type'))
  return loadDetails(context, viewer, draft, 'wizard')
}

export async function action(args: Route.ActionArgs) {
  const received = await receiveDetails(args, args.params.draft)
  if ('answer' in received) return received.answer
  const { context, viewer, draft } = received
  return answerOf(received, await submitDraft(context, viewer, draft.id))
}
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
