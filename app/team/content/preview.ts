import type { attractions } from '../../areas/attractions/area.ts'
import type { governmentServices } from '../../areas/government-services/area.ts'
import type { FoundTour } from '../../areas/virtual-tour/load-tour.server.ts'
import type { Article } from '../../reading/articles/article.ts'
import type { DetailData } from '../../directory/detail/load-detail.server.ts'
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
  | { readonly as: 'government'; readonly data: DetailData<typeof governmentServices.attributes> }
  | { readonly as: 'attraction'; readonly data: DetailData<typeof attractions.attributes> }
  | { readonly as: 'tour'; readonly data: FoundTour }
  /** One stop of a tour, from 1. */
  | ({ readonly as: 'stop'; readonly tour: FoundTour['listing']; readonly at: number } & Pick<
      FoundTour,
      'stops'
    >)
