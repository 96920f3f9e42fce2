import type { MessageDescriptor } from '@lingui/core'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Hit, Hits } from '../../directory/hits.ts'
import type { ListingCard } from '../../directory/listing.ts'
import type { SoughtWords } from '../../directory/words/find-by-words.server.ts'

/** What is searched besides the areas. It notes by tags what it shows. */
export type SearchSource = {
  readonly name: MessageDescriptor
  /** The list of all that a text finds; absent where there is no such list. */
  readonly all?: (text: string) => string
  /** How much it counts that a title has what is looked for: an area that is named counts 3. */
  readonly worth: number
  readonly search: (
    database: Database,
    context: RequestContext,
    sought: SoughtWords,
    most: number,
    wordings: readonly (readonly string[])[],
  ) => Promise<Hits>
}

/** The results of an area or another source, with its name. */
export type Group = {
  readonly name: string
  readonly count: number
  /** There are more than were counted. */
  readonly more: boolean
  readonly all: string | null
  readonly cards: readonly { readonly kind: string; readonly listing: ListingCard }[]
  readonly hits: readonly Hit[]
}
