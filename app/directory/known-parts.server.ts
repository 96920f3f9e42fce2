import { registered } from '../ground/request/registered.ts'
import type { ApiPart } from './api-part.server.ts'
import type { AreaPart } from './area-part.server.ts'
import type { CustomConditions } from './conditions.server.ts'

/** What an area adds on the server to what it declares. */
export type ServerParts = {
  /** SQL of its custom filters. */
  readonly conditions?: CustomConditions
  /** What the public API tells of its listings beyond their attributes. */
  readonly api?: ApiPart
  /** What it keeps of a listing beside its row. */
  readonly beside?: AreaPart
}

const known = registered<Readonly<Record<string, ServerParts>>>('The parts of areas')

/** Tells the engine what areas add, by kind; `app/registry/areas.server.ts` does so when a process starts. */
export const registerParts = known.set

/** Most areas add nothing. */
export const serverPartsOf = (kind: string): ServerParts => known.get()[kind] ?? {}
