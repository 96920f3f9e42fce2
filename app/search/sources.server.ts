import './words.ts'
import { msg } from '@lingui/core/macro'
import { searchArticles } from '../articles/search-articles.server.ts'
import { searchQuestions } from '../questions/search-questions.server.ts'
import type { SearchSource } from './search-source.ts'

/** What is searched after the areas, in the order of the page. @param searchPages of the pages about the site itself */
export const sourcesWith = (searchPages: SearchSource['search']): readonly SearchSource[] => [
  { name: msg`Articles`, all: (q) => `/blog?${new URLSearchParams({ q })}`, search: searchArticles },
  { name: msg`Ask a Local`, all: (q) => `/ask-local?${new URLSearchParams({ q })}`, search: searchQuestions },
  { name: msg`About this site`, search: searchPages },
]
