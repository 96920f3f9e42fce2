import type { ServerParts } from './complete-area.ts'
import { completeAreaOf } from './known-areas.ts'

/** Most areas have none of these parts. */
export const serverPartsOf = (kind: string): ServerParts => completeAreaOf(kind) ?? {}
