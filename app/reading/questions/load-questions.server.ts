import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { amongMatches, countMatches, pageSize } from '../../directory/matches.server.ts'
import { type PageSite, siteOf } from '../../directory/page-meta.ts'
import { mostPages } from '../../ground/query/fields.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import { describeFaq } from './describe.server.ts'
import { faqCondition, type FaqItem, findFaq } from './find-faq.server.ts'
import { findThreads, type ThreadCard, threadCondition } from './find-threads.server.ts'
import { isIndexed, type QuestionQuery, questionQuery } from './question-query.ts'

export type Category = { readonly value: string; readonly label: string }
export type QuestionsData = {
  readonly filters: QuestionQuery
  readonly categories: readonly Category[]
  readonly faq: readonly FaqItem[]
  readonly threads: readonly ThreadCard[]
  /** Threads; counting stops at 2,400. */
  readonly total: number
  readonly pages: number
  readonly site: PageSite
  /** The search took too long and was given up: nothing was found out. */
  readonly timedOut: boolean
}

/** The FAQ and a page of threads for an address. Any address gives some. */
export function loadQuestions({
  url,
  request,
  context: router,
}: Pick<LoaderFunctionArgs, 'url' | 'request' | 'context'>): Promise<QuestionsData> {
  const context = router.get(requestContext)
  context.tags.add('question')
  const query = questionQuery.parse(url)
  const site = siteOf(context, url)
  const givenUp = {
    filters: query,
    categories: [],
    faq: [],
    threads: [],
    total: 0,
    pages: 1,
    site,
    timedOut: true,
  }
  return searchOr<QuestionsData>(context, request.signal, givenUp, async (database) => {
    const categories = await findCategories(database, context)
    const isKnown = categories.some(({ value }) => value === query.category)
    if (query.category && !isKnown) context.validUntil = 0 // kept, each unknown one would be a copy of the same page
    const filters = isKnown ? query : { ...query, category: '' }
    const where = threadCondition({ ...context, ...filters })
    const matches = await countMatches(database, 'question', where, mostPages * pageSize)
    const { total } = matches
    const pages = Math.max(1, Math.ceil(total / pageSize))
    const pageFilters = { ...filters, page: Math.min(filters.page, pages) }
    // What is asked often has no kind.
    const faq = filters.kind
      ? []
      : await findFaq(database, context.language, { where: faqCondition({ ...context, ...filters }) })
    if (isIndexed(filters)) describeFaq(context, site, faq)
    if (filters.q) context.searched = { term: filters.q, found: total + faq.length > 0 }
    return {
      filters: pageFilters,
      categories,
      faq,
      threads: await findThreads(database, context, {
        where: amongMatches(matches, where),
        limit: pageSize,
        offset: (pageFilters.page - 1) * pageSize,
      }),
      total,
      pages,
      site,
      timedOut: false,
    }
  })
}

/** What questions are about. */
export async function findCategories(
  database: Database,
  context: Pick<RequestContext, 'language' | 'tags'>,
): Promise<Category[]> {
  context.tags.add('term')
  const { rows } = await database.execute<Category>(sql`
    select value, coalesce(labels ->> ${context.language}, labels ->> 'en', value) as label
    from term where taxonomy = 'question' and not retired order by position`)
  return rows
}
