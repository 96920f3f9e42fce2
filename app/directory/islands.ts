import { msg } from '@lingui/core/macro'
import type { Option } from './attributes/attribute.ts'

export const islands = ['saipan', 'tinian', 'rota'] as const
export type Island = (typeof islands)[number]
/** A visitor's choice in the preferences: one island, or all. */
export type IslandChoice = Island | 'all'

export const islandOptions = [
  { value: 'saipan', label: msg`Saipan` },
  { value: 'tinian', label: msg`Tinian` },
  { value: 'rota', label: msg`Rota` },
] as const satisfies readonly Option<Island>[]
