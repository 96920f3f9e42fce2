import type { I18n } from '@lingui/core'
import { listingName } from '../../directory/area-names.server.ts'
import { knownAreas, teamOf } from '../../directory/known-areas.ts'
import { registered } from '../../ground/request/registered.ts'

const firstKinds = registered<readonly string[]>('The first directories of own listings')

/** The kinds that come first in the filter. The others follow in the order of the site. */
export const registerFirstDirectories = firstKinds.set

/** The directories in which people have listings, in the order of the filter. */
function ownKinds(): readonly string[] {
  const first = firstKinds.get()
  const kinds = knownAreas().flatMap(({ kind }) => (teamOf(kind) ? [] : [kind]))
  return [...first, ...kinds.filter((kind) => !first.includes(kind))]
}

/** The same by their names. */
export const ownDirectories = (i18n: I18n): { value: string; label: string }[] =>
  ownKinds().map((kind) => ({ value: kind, label: listingName(kind, i18n) }))
