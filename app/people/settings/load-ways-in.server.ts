import type { LoaderFunctionArgs } from 'react-router'
import { viewerOf } from '../users/viewer.ts'
import { isFresh } from '../accounts/proof.server.ts'
import { findWaysIn, hasPassword } from '../accounts/ways-in.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { siteOf } from '../../directory/page-meta.ts'

/** How the user signs in, for the settings pages. */
export async function loadWaysIn({ url, context: router }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const { id, email, emailVerified } = viewer
  return {
    site: siteOf(context, url),
    email,
    emailVerified,
    hasPassword: hasPassword(await findWaysIn(context.database, id)),
    isFresh: await isFresh(context, viewer),
  }
}
