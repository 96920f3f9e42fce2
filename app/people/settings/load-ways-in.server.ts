import type { LoaderFunctionArgs } from 'react-router'
import { viewerOf } from '../accounts/viewer.ts'
import { findWaysIn, hasPassword } from '../accounts/ways-in.server.ts'
import { pageContext } from '../../ground/request/context.ts'
import { siteOf } from '../../directory/page-meta.ts'

/** What somebody signs in with, as its pages know it. */
export async function loadWaysIn({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const page = context.get(pageContext)
  const { id, email, emailVerified } = viewerOf(page, url)
  return {
    site: siteOf(page, url),
    email,
    emailVerified,
    hasPassword: hasPassword(await findWaysIn(page.database, id)),
  }
}
