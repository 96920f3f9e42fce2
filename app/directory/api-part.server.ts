import type { Database } from '../ground/db/client.server.ts'
import type { Language } from '../ground/i18n/languages.ts'
import type { JsonSchema } from './attributes/attribute.ts'

/** What an area tells programs of a listing beyond its attributes. */
export type ApiPart = {
  /** By the name of the property. */
  readonly schema: Readonly<Record<string, JsonSchema>>
  find(database: Database, listingId: number, spelling: ApiSpelling): Promise<Record<string, unknown>>
}

/** How the API writes things. */
export type ApiSpelling = {
  readonly language: Language
  /** A moment in the time of the islands. */
  time(moment: Date): string
  /** The whole address of a path of this site. */
  absolute(path: string): string
}
