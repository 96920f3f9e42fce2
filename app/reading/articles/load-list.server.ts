import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext, type RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import { blogPath, blogQuery, categoryPath, tagPath } from './blog-address.ts'
import { describeList } from './describe.server.ts'
import { findArticles, listed } from './find-articles.server.ts'
import type { ListData, Shelf } from './list-data.ts'
import { type Labels, labelsOf, termIn } from './terms.server.ts'

type LoadArguments = Pick<LoaderFunctionArgs, 'url' | 'params' | 'request' | 'context'>

/** The articles of an address; `list` is null for an unknown category or tag. */
export async function loadList({ url, params, request, context: router }: LoadArguments) {
  const context = router.get(requestContext)
  const site = siteOf(context, url)
  const { q: term, page } = blogQuery.parse(url)
  const head = await context.search(request.signal, async (database) => ({
    labels: await labelsOf(database, context),
    topics: await topicsOf(database, context),
  }))
  const shelf = shelfOf(params, head.labels)
  if (!shelf) return { site, list: null }
  const q = shelf.kind === 'all' ? term : ''
  const givenUp = { articles: [], total: 0, page: 1, pages: 1, timedOut: true }
  const found = await searchOr(context, request.signal, givenUp, async (database) => {
    const which = shelf.kind === 'all' ? { q } : { [shelf.kind]: shelf.value }
    const articles = await findArticles(database, context, head.labels, { ...which, page })
    return { ...articles, timedOut: false }
  })
  if (shelf.kind === 'tag' && found.total === 0 && !found.timedOut) return { site, list: null }
  if (q && !found.timedOut) context.searched = { term: q, found: found.total > 0 }
  const topics = head.topics.map((value) => termIn(head.labels, 'article-tag', value))
  const list: ListData = {
    site,
    shelf,
    path: pathOf(shelf),
    q,
    topics,
    categories: head.labels.categories,
    ...found,
  }
  if (!q && !found.timedOut) describeList(context, list)
  return { site, list }
}

/** Any word may be a tag; a category has to be a term. */
function shelfOf({ category, tag }: LoadArguments['params'], labels: Labels): Shelf | null {
  if (tag !== undefined) return { kind: 'tag', ...termIn(labels, 'article-tag', tag) }
  if (category === undefined) return { kind: 'all' }
  return labels.all.has(`article/${category}`)
    ? { kind: 'category', ...termIn(labels, 'article', category) }
    : null
}

/** As the site itself spells it, however it was asked for. */
function pathOf(shelf: Shelf): string {
  if (shelf.kind === 'all') return blogPath
  return shelf.kind === 'category' ? categoryPath(shelf.value) : tagPath(shelf.value)
}

const mostTopics = 12
const mostLookedThrough = 200

async function topicsOf(database: Database, context: RequestContext): Promise<string[]> {
  const { rows } = await database.execute<{ tag: string }>(sql`
    select tag from (
      select tags from article where ${listed(context)} order by published_at desc, id desc limit ${mostLookedThrough}
    ) recent, unnest(tags) tag
    group by tag order by count(*) desc, tag limit ${mostTopics}`)
  return rows.map(({ tag }) => tag)
}
