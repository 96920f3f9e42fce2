import { msg } from '@lingui/core/macro'
import { addressOf, blogPath } from '../../reading/articles/blog-address.ts'
import { searchArticles } from '../../reading/articles/search-articles.server.ts'
import { questionsAddress } from '../../reading/questions/question-query.ts'
import { searchQuestions } from '../../reading/questions/search-questions.server.ts'
import { searchStandingPages } from '../../reading/standing-pages/find-standing-pages.server.ts'
import type { SearchSource } from './search-source.ts'

/** What is searched after the areas, in the order of the page. */
export const sources: readonly SearchSource[] = [
  { name: msg`Ask a Local`, all: (q) => questionsAddress({ q }), search: searchQuestions },
  { name: msg`Articles`, all: (q) => addressOf(blogPath, { q, page: 1 }), search: searchArticles },
  { name: msg`About this site`, search: searchStandingPages },
]
