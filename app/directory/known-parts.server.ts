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
let known: Readonly<Record<string, ServerParts>> | undefined

/** Tells the engine what areas add, by kind; `app/registry/areas.server.ts` does so when a process starts. */
export function registerParts(parts: Readonly<Record<string, ServerParts>>): void {
  known = parts
}

/** Of most areas there is none. */
export function serverPartsOf(kind: string): ServerParts {
  if (!known)
    throw new Error('No parts are registered: import app/registry/areas.server.ts before asking for them')
  return known[kind] ?? {}
}
