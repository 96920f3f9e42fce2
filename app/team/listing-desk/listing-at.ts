import { knownAreas } from '../../directory/known-areas.ts'
import type { RecordKey } from '../../ground/db/named.ts'

/**
 * The listing at an address like `/vehicles/2`, with or without the site; null if it is not the address of a listing.
 */
export function listingAt(address: string): RecordKey | null {
  const path = URL.parse(address, 'http://localhost')?.pathname ?? ''
  const [, below, ref] = /^(\/.+)\/([\w-]{1,100})$/.exec(path) ?? []
  const area = knownAreas().find((one) => one.path === below)
  return area && ref ? { kind: area.kind, ref } : null
}
