import { msg } from '@lingui/core/macro'
import { articlesAddress, blogPath } from '../../reading/articles/blog-address.ts'
import { searchArticles } from '../../reading/articles/search-articles.server.ts'
import { questionsAddress } from '../../reading/questions/question-query.ts'
import { searchQuestions } from '../../reading/questions/search-questions.server.ts'
import { searchStandingPages } from '../../reading/standing-pages/find-standing-pages.server.ts'
import type { SearchSource } from './search-source.ts'

/** What is searched beside the areas. */
export const sources: readonly SearchSource[] = [
  { name: msg`Ask a Local`, all: (q) => questionsAddress({ q }), worth: 2, search: searchQuestions },
  {
    name: msg`Articles`,
    all: (q) => articlesAddress(blogPath, { q, page: 1 }),
    worth: 1.8,
    search: searchArticles,
  },
  {
    name: msg`About this site`,
    worth: 0.5,
    search: (database, context, { least }, most, wordings) =>
      searchStandingPages(database, context, { wordings, least }, most),
  },
]
