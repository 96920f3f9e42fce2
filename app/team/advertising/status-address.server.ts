import { timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { statusQuery } from './status-query.ts'

type SealContext = Pick<RequestContext, 'seal'>

const keyFor = ({ seal }: SealContext, id: number) => seal(`campaign ${id}`)

/** The page with a campaign's state; of a guest's it contains a secret key. */
export function statusAddress(
  context: SealContext,
  { id, reference, ownerId }: { id: number; reference: string; ownerId: string | null },
): string {
  const path = `/advertise/${reference}`
  return ownerId ? path : statusQuery.address(path, { key: keyFor(context, id) })
}

export function isKeyFor(context: SealContext, id: number, key: string): boolean {
  const givenKey = Buffer.from(key)
  const own = Buffer.from(keyFor(context, id))
  return givenKey.length === own.length && timingSafeEqual(givenKey, own)
}
