import type { LoaderFunctionArgs } from 'react-router'
import { knownLists } from '../../directory/known-areas.ts'
import { pageContext } from '../../ground/request/context.ts'
import type { LightboxPlan } from './plan.ts'
import { lightboxTag, readSettings } from './settings.server.ts'

/** `GET /lightbox` */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  page.tags.add(lightboxTag)
  const { settings } = await readSettings(page.database)
  return Response.json({ settings, lists: [...knownLists().keys()] } satisfies LightboxPlan)
}
