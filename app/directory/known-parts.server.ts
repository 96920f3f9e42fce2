import type { ApiPart } from './api-part.server.ts'
import type { AreaPart } from './area-part.server.ts'
import type { CustomConditions } from './conditions.server.ts'
import { completeAreaOf } from './known-areas.ts'

/** What an area adds on the server to what it declares. */
export type ServerParts = {
  /** SQL of its custom filters. */
  readonly conditions?: CustomConditions
  /** What the public API adds to a listing's attributes. */
  readonly api?: ApiPart
  /** What it keeps of a listing beside its row. */
  readonly beside?: AreaPart
}

/** Most areas have none of these parts. */
export const serverPartsOf = (kind: string): ServerParts => completeAreaOf(kind) ?? {}
