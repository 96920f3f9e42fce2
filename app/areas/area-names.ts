import type { AnyArea } from '../directory/area.ts'

/** Areas whose address is not the name of their folder. */
const otherNames: Readonly<Record<string, string>> = { taxi: 'taxis', 'buy-and-sell': 'classifieds' }

/** What the public API calls an area: the name of its folder. */
export const nameOf = ({ kind, path }: Pick<AnyArea, 'kind' | 'path'>): string =>
  otherNames[kind] ?? path.slice(1)
