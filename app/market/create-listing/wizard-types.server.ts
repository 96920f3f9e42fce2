import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { listingName } from '../../directory/area-names.server.ts'
import { areaOf, completeAreas, teamOf } from '../../directory/known-areas.ts'
import { registered } from '../../ground/request/registered.ts'
import type { IconName } from '../../ground/ui/icon.tsx'
import type { Viewer } from '../../ground/request/viewer.ts'

/** What can be put on the site: the listings of an area, or a question. */
export type WizardType = {
  /** That of the listings, or `question`. */
  readonly kind: string
  readonly hint: MessageDescriptor
  readonly icon: IconName
}

/** The kind of what the wizard calls `askLocal`. */
export const questionKind = 'question'

const firstTypes = registered<readonly string[]>('The first types of the wizard')

/** The kinds that come first. The others follow in the order of the site, after them those that the team lists. */
export const registerFirstTypes = firstTypes.set

/** What a user can put on the site, in the order of the wizard. */
export function typesFor({ role }: Pick<Viewer, 'role'>): readonly WizardType[] {
  const ofTeam = completeAreas().filter(({ area }) => teamOf(area.kind))
  const ofOwners = completeAreas().filter(({ area }) => !teamOf(area.kind))
  const types = [...ofOwners, ...(role === 'admin' ? ofTeam : [])].map(
    ({ area: { kind }, listing: { hint, icon } }): WizardType => ({ kind, hint, icon }),
  )
  const all = [
    ...types,
    { kind: questionKind, hint: msg`Ask people who live here`, icon: 'message' } as const,
  ]
  const first = firstTypes.get()
  const placeOf = ({ kind }: WizardType) => (first.includes(kind) ? first.indexOf(kind) : first.length)
  return all.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Whether a user may put a kind on the site, or change what of it is theirs. */
export const mayList = ({ role }: Pick<Viewer, 'role'>, kind: string | null): boolean =>
  kind === questionKind || (areaOf(kind) !== undefined && (role === 'admin' || !teamOf(kind)))

/** What the wizard calls one of a kind; the kind itself where there is no such kind. */
export const typeName = (kind: string, i18n: I18n): string =>
  kind === questionKind ? i18n._(msg`Ask a Local`) : listingName(kind, i18n)
