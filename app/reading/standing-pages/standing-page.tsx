import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { pageMeta, siteOf } from '../../directory/page-meta.ts'
import type { Route } from './+types/standing-page.ts'
import { parseMarkdown } from '../markdown/parse-markdown.server.ts'
import { findStandingPage } from './find-standing-pages.server.ts'
import { StandingArticle } from './standing-article.tsx'

export async function loader({ url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const slug = url.pathname.slice(1)
  const found = await context.search(request.signal, (database) => findStandingPage(database, context, slug))
  if (!found) throw notFound()
  const { title, description, body, changedOn, lang } = found
  return {
    site: siteOf(context, url),
    address: url.pathname,
    title,
    description,
    changedOn,
    blocks: parseMarkdown(body),
    lang,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** A page about the site itself. */
export default function StandingPage({ loaderData }: Route.ComponentProps) {
  return <StandingArticle text={loaderData} />
}
