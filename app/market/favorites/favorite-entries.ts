import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { viewerOf } from '../../people/accounts/viewer.ts'
import { pageContext } from '../../ground/request/context.ts'
import { dropFavorites, keepFavorites, listFavorites } from './account-list.server.ts'
import { type Entry, isEntry } from './entry.ts'

const mostAtOnce = 200

/** `/favorites/entries`: what the signed-in person keeps. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { id } = viewerOf(page, url)
  return Response.json(await listFavorites(page.database, id))
}

/** POST keeps some more, DELETE lets go of some; both answer with what is kept then. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { id } = viewerOf(page, url)
  const entries = await readEntries(request)
  if (!entries) return new Response(null, { status: 400 })
  if (request.method === 'DELETE') await dropFavorites(page.database, id, entries)
  else if (!(await keepFavorites(page, id, entries))) return new Response(null, { status: 409 })
  return Response.json(await listFavorites(page.database, id))
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
