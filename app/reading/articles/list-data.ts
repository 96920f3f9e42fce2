import type { PageSite } from '../../directory/page-meta.ts'
import type { Term } from './article.ts'
import type { ArticlePage } from './find-articles.server.ts'

/** All articles, or those of a category or of a tag. */
export type Shelf = { readonly kind: 'all' } | (Term & { readonly kind: 'category' | 'tag' })

export type ListData = ArticlePage & {
  readonly site: PageSite
  readonly shelf: Shelf
  /** The path of the list, without parameters. */
  readonly path: string
  readonly q: string
  readonly categories: readonly Term[]
  /** The tags that recent articles have most. */
  readonly topics: readonly Term[]
  /** The search took too long and was given up: nothing was found out. */
  readonly timedOut: boolean
}
