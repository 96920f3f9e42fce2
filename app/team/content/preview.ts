import type { Article } from '../../reading/articles/article.ts'
import type { FaqItem } from '../../reading/questions/find-faq.server.ts'
import type { StandingText } from '../../reading/standing-pages/standing-article.tsx'
import type { Choice } from './field.ts'

/** What a page would show, by what shows it. */
export type Preview =
  | { readonly as: 'standing'; readonly text: StandingText }
  | { readonly as: 'faq'; readonly items: readonly FaqItem[] }
  | { readonly as: 'article'; readonly article: Article }
  /** Words as they are offered, one of them that of the form. */
  | { readonly as: 'terms'; readonly terms: readonly Choice[]; readonly value: string }
  /** The tried searches that would find something else, with their first titles. */
  | { readonly as: 'searches'; readonly tried: number; readonly lines: readonly ChangedSearch[] }
  /** An item of an area; `name` is that of the component that takes the data (`AreaContent`). */
  | { readonly as: 'area'; readonly name: string; readonly data: unknown }

export type ChangedSearch = {
  readonly q: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export type PreviewAnswer =
  | { readonly preview: Preview }
  | { readonly problems: readonly { readonly label: string; readonly problem: string }[] }
