import { registered } from '../ground/request/registered.ts'

const kinds = registered<readonly string[]>('Kinds that can be booked')

export const registerBookableKinds = kinds.set

/** Whether owners of such listings may let people book. */
export const isBookableKind = (kind: string): boolean => kinds.get().includes(kind)

/** Where they say what can be booked. */
export const bookingsAddress = (kind: string, ref: string): string =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/bookings`
