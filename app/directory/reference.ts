import type { RequestContext } from '../ground/request/request-context.ts'
import type { Database } from '../ground/db/client.server.ts'
import type { RecordKey } from '../ground/db/named.ts'
import type { Price } from './listing.ts'

/** What a link to anything on the site shows of it. */
export type Reference = RecordKey & {
  readonly title: string
  /** The BCP 47 tag of the title where it is not the page's. */
  readonly lang: string | null
  readonly href: string
  readonly picture: string
  /** Null of what is nowhere in particular. */
  readonly place: { readonly village: string; readonly island: string } | null
  readonly price: Price | null
  /** `past`: its times are over; `gone`: it is no longer in a list, and its page may be gone, too. */
  readonly state: 'here' | 'past' | 'gone'
}

/** A source of references of some kinds; none for content that isn't visible. */
export type ReferenceSource = {
  readonly kinds: readonly string[]
  find(
    database: Database,
    context: Pick<RequestContext, 'language' | 'now' | 'samples' | 'tags' | 'validUntil'>,
    named: readonly RecordKey[],
  ): Promise<Reference[]>
}

export const defaultPicture = '/pictures/default.svg'

/** No text in the database has a NUL. */
export const refsOf = (named: readonly RecordKey[]) =>
  named.map(({ ref }) => ref).filter((ref) => !ref.includes('\0'))
