import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { registered } from '../../ground/request/registered.ts'

const parts = registered<readonly PersonalPart[]>('The parts of personal data')

/** Called by `app/registry/personal-parts.server.ts` when a process starts. */
export const registerPersonalParts = parts.set

/** Everything that is stored about people, in the order of deletion. */
export const personalParts = parts.get
