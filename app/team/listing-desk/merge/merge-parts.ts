import type { MergePart } from '../../../ground/db/merge-part.ts'
import { registered } from '../../../ground/request/registered.ts'

const parts = registered<readonly MergePart[]>('The parts of merging listings')

/** Called by `app/registry/merge-parts.server.ts` when a process starts. */
export const registerMergeParts = parts.set

/** Everything that refers to listings, in the order in which it is merged. */
export const mergeParts = parts.get
