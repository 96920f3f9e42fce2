import type { LoaderFunctionArgs } from 'react-router'
import { knownLists } from '../../directory/known-areas.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import type { LightboxPlan } from './plan.ts'
import { lightboxTag, readSettings } from './settings.server.ts'

/** `GET /lightbox` */
export async function loader({ context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  context.tags.add(lightboxTag)
  const { settings } = await readSettings(context.database)
  return Response.json({ settings, lists: [...knownLists().keys()] } satisfies LightboxPlan)
}
