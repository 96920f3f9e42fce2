import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { registered } from '../../ground/request/registered.ts'

const parts = registered<readonly PersonalPart[]>('The parts of personal data')

/** `app/registry/personal-parts.server.ts` does so when a process starts. */
export const registerPersonalParts = parts.set

/** Whatever is kept of people, in the order in which it is deleted. */
export const personalParts = parts.get
