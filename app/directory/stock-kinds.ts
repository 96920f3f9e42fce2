import { registered } from '../ground/request/registered.ts'

const kinds = registered<readonly string[]>('Kinds of which a seller has several')

export const registerStockKinds = kinds.set

/** Whether such a listing is sold as often as there are pieces. */
export const isStockKind = (kind: string): boolean => kinds.get().includes(kind)

/** Where their owners say how many there are. */
export const stockAddress = (kind: string, ref: string): string =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/stock`
