import { Trans } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { receivePhotoForm } from '../photos/arrange-photos.server.ts'
import { PhotoField } from '../photos/photo-field.tsx'
import { hasPhotoForm, mostPhotosOf } from '../photos/photos.ts'
import { photosOfDraft } from '../photos/photos-of-draft.server.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/images-page.ts'
import { stepAddress } from './addresses.ts'
import { shotsFor } from './shots.server.ts'
import { findDraft } from './drafts.server.ts'
import { isEditGone } from './is-edit-gone.server.ts'
import { openDraft } from './open-draft.server.ts'
import { ShotList } from './shot-list.tsx'
import { WizardFrame } from './wizard-frame.tsx'

export async function loader({ url, params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { viewer, draft } = await openDraft(context, url, params.draft)
  if (!draft.kind) throw redirect(stepAddress(draft.id, 'type'))
  return {
    id: draft.id,
    isEdit: draft.listingId !== null,
    isGone: await isEditGone(context.database, viewer, draft),
    ...shotsFor(draft.kind, context.language),
    most: mostPhotosOf(draft.kind),
    photos: await photosOfDraft(context.database, draft.id, viewer.id),
  }
}

/** Goes on, or shows what was done. Without scripts pictures come along; else they are sent by themselves. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const draft = await findDraft(context.database, args.params.draft, viewer.id)
  if (!draft) throw notFound()
  const refused = hasPhotoForm(form) ? await receivePhotoForm(context, viewer, draft.id, form) : []
  if (refused.length > 0) return data({ refused }, { status: 422 })
  throw redirect(stepAddress(draft.id, typed('go') === 'details' ? 'details' : 'images'), { status: 303 })
}

/** The third step. */
export default function ImagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isEdit, isGone, shots, isSecondHand, most, photos } = loaderData
  return (
    <WizardFrame step="images" draftId={id} isEdit={isEdit} isGone={isGone}>
      <Form method="post" encType="multipart/form-data" className="mt-5">
        <PhotoField draftId={id} photos={photos} most={most} refused={actionData?.refused} />
        <ShotList shots={shots} isSecondHand={isSecondHand} />
        <div className="wizard-actions">
          <Link to={stepAddress(id, 'category')} className={buttonClass({ tone: 'line', size: 'lg' })}>
            <Trans>Back</Trans>
          </Link>
          <Button type="submit" name="go" value="details" size="lg">
            <Trans>Continue</Trans>
          </Button>
        </div>
      </Form>
    </WizardFrame>
  )
}
