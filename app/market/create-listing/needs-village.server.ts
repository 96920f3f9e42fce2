import { teamOf } from '../../directory/known-areas.ts'

/** What the team lists, as a cliff or a tour of an island, may lie in no village. */
export const needsVillage = (kind: string): boolean => !teamOf(kind)
