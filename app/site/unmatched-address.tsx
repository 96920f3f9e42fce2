import { data } from 'react-router'
import { requestContext } from '../ground/request/request-context.ts'
import type { Route } from './+types/unmatched-address.ts'
import { notFound } from '../ground/request/not-found.ts'
import { NotFound } from './not-found.tsx'

/** Every address that no other route answers, and what one without a page refuses. */
export function loader({ context }: Route.LoaderArgs) {
  const { refused } = context.get(requestContext)
  if (refused) throw data(null, { status: refused })
  return notFound()
}

/**
 * A document that came before someone signed in knows no private pages (scripts/route-lists.mjs), and takes their
 * addresses for one of these: each such page comes with a document of its own.
 */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('No result found')) throw error
    window.location.assign(request.url)
    return new Promise<never>(() => {})
  }
}

export default function Elsewhere() {
  return <NotFound />
}
