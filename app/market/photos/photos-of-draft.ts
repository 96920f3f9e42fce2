import { type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { receivePhotoForm } from './arrange-photos.server.ts'
import { isDraftOf, photosOfDraft } from './photos-of-draft.server.ts'

/** `/photos/of/{draft}`: its pictures in their order. */
export async function loader({ url, context: router, params }: LoaderFunctionArgs) {
  const { database, ...context } = router.get(requestContext)
  const { id } = viewerOf(context, url)
  const draftId = await draftOf(database, params.draft, id)
  return Response.json(await photosOfDraft(database, draftId, id))
}

/** POST does what the form says, and answers with what there is then. */
export async function action(args: ActionFunctionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const draftId = await draftOf(context.database, args.params.draft, viewer.id)
  await receivePhotoForm(context, viewer, draftId, form)
  return Response.json(await photosOfDraft(context.database, draftId, viewer.id))
}

async function draftOf(database: Parameters<typeof isDraftOf>[0], draftId = '', ownerId: string) {
  if (!(await isDraftOf(database, draftId, ownerId))) throw notFound()
  return draftId
}
