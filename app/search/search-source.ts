import type { MessageDescriptor } from '@lingui/core'
import type { Page } from '../context.ts'
import type { Database } from '../db/client.server.ts'
import type { ListingCard } from '../directory/listing.ts'

/** A page that has no card of its own: an article, a question, a standing page. */
export type Hit = {
  readonly title: string
  readonly text: string
  readonly href: string
  /** Of title and text; null where it is the page's. */
  readonly lang: string | null
}

/** What is searched besides the areas. It notes by tags what it shows. */
export type SearchSource = {
  readonly name: MessageDescriptor
  /** The list of all that a text finds; absent where there is no such list. */
  readonly all?: (text: string) => string
  readonly search: (
    database: Database,
    page: Page,
    text: string,
    most: number,
  ) => Promise<{ readonly count: number; readonly hits: readonly Hit[] }>
}

/** What was found in an area or by another source, under its name. */
export type Group = {
  readonly name: string
  readonly count: number
  /** There are more than were counted. */
  readonly more: boolean
  readonly all: string | null
  readonly cards: readonly { readonly kind: string; readonly listing: ListingCard }[]
  readonly hits: readonly Hit[]
}
