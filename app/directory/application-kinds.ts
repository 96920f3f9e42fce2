import { registered } from '../ground/request/registered.ts'

const kinds = registered<readonly string[]>('Kinds that can be applied for')

export const registerApplicationKinds = kinds.set

/** Whether people apply for such listings. */
export const isApplicationKind = (kind: string): boolean => kinds.get().includes(kind)

/** Where their owners read who has applied. */
export const applicationsAddress = (kind: string, ref: string): string =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/applications`
