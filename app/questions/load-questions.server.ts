import { type SQL, sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { type Page, pageContext } from '../context.ts'
import type { Database } from '../db/client.server.ts'
import { type PageSite, siteOf } from '../directory/page-meta.ts'
import { searchOr } from '../directory/search-or.server.ts'
import { describeFaq } from './describe.server.ts'
import { faqCondition, type FaqItem, findFaq } from './find-faq.server.ts'
import { findThreads, type ThreadCard, threadCondition } from './find-threads.server.ts'
import { parseQuestionFilters, type QuestionFilters } from './question-filters.ts'

const pageSize = 24
const mostPages = 100
const mostSorted = 1_000

export type Category = { readonly value: string; readonly label: string }
export type QuestionsData = {
  readonly filters: QuestionFilters
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
  context,
}: Pick<LoaderFunctionArgs, 'url' | 'request' | 'context'>): Promise<QuestionsData> {
  const page = context.get(pageContext)
  page.tags.add('question')
  const asked = parseQuestionFilters(url.searchParams)
  const site = siteOf(page, url)
  const givenUp = {
    filters: asked,
    categories: [],
    faq: [],
    threads: [],
    total: 0,
    pages: 1,
    site,
    timedOut: true,
  }
  return searchOr<QuestionsData>(page, request.signal, givenUp, async (database) => {
    const categories = await findCategories(database, page)
    const isKnown = categories.some(({ value }) => value === asked.category)
    const filters = isKnown ? asked : { ...asked, category: '' }
    const where = threadCondition({ ...page, ...filters })
    const { total, ids } = await findMatches(database, where)
    const pages = Math.max(1, Math.ceil(total / pageSize))
    const shown = { ...filters, page: Math.min(filters.page, pages) }
    const faq = await findFaq(database, page.language, { where: faqCondition({ ...page, ...filters }) })
    describeFaq(page, site, faq)
    return {
      filters: shown,
      categories,
      faq,
      threads: await findThreads(database, page, {
        where: ids ? sql`id = any(${sql.param(ids)}::bigint[])` : where,
        limit: pageSize,
        offset: (shown.page - 1) * pageSize,
      }),
      total,
      pages,
      site,
      timedOut: false,
    }
  })
}

/** Up to 1,000 matches come with their ids and are sorted by themselves; of more, enough are soon met in order. */
async function findMatches(database: Database, where: SQL) {
  const { rows } = await database.execute<{ total: number; ids: string[] | null }>(sql`
    select count(*)::int as total, case when count(*) <= ${mostSorted} then coalesce(array_agg(id), '{}') end as ids
    from (select id from question where ${where} limit ${mostPages * pageSize}) found`)
  return rows[0]!
}

async function findCategories(database: Database, page: Page): Promise<Category[]> {
  page.tags.add('term')
  const { rows } = await database.execute<Category>(sql`
    select value, coalesce(labels ->> ${page.language}, labels ->> 'en', value) as label
    from term where taxonomy = 'question' and not retired order by position`)
  return rows
}
