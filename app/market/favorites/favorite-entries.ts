import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { viewerOf } from '../../people/accounts/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { dropFavorites, keepFavorites, listFavorites } from './account-list.server.ts'
import { type Entry, isEntry } from './entry.ts'

const mostAtOnce = 200

/** `/favorites/entries`: what the signed-in person keeps. */
export async function loader({ context: router, url }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const { id } = viewerOf(context, url)
  return Response.json(await listFavorites(context.database, id))
}

/** POST keeps some more, DELETE lets go of some; both answer with what is kept then. */
export async function action({ request, context: router, url }: ActionFunctionArgs) {
  const context = router.get(requestContext)
  const { id } = viewerOf(context, url)
  const entries = await readEntries(request)
  if (!entries) return new Response(null, { status: 400 })
  if (request.method === 'DELETE') await dropFavorites(context.database, id, entries)
  else if (!(await keepFavorites(context, id, entries))) return new Response(null, { status: 409 })
  return Response.json(await listFavorites(context.database, id))
}

async function readEntries(request: Request): Promise<Entry[] | null> {
  try {
    const value: unknown = await request.json()
    return Array.isArray(value) && value.length <= mostAtOnce
      ? value.filter(isEntry).filter(({ id, type }) => !`${id}${type}`.includes('\0'))
      : null
  } catch {
    return null
  }
}
