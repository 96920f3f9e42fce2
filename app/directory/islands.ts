import { msg } from '@lingui/core/macro'
import type { Island } from '../ground/request/islands.ts'
import type { Option } from './attributes/attribute.ts'

export const islandOptions = [
  { value: 'saipan', label: msg`Saipan` },
  { value: 'tinian', label: msg`Tinian` },
  { value: 'rota', label: msg`Rota` },
] as const satisfies readonly Option<Island>[]
