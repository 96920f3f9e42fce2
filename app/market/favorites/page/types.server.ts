import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { knownAreas } from '../../../directory/known-areas.ts'
import { blogPath } from '../../../reading/articles/blog-address.ts'
import { questionsPath } from '../../../reading/questions/question-query.ts'
import { areaName } from '../../search/area-names.server.ts'

/** A kind of things that can be kept: what its tab says, and where there are more of them. */
export type FavoriteType = { readonly type: string; readonly name: string; readonly path: string }

/** Whose tabs are always there, with the words of these. */
const firstTypes: Readonly<Record<string, MessageDescriptor>> = {
  property: msg`Properties`,
  vehicle: msg`Vehicles`,
  business: msg`Businesses`,
}

/** Of all kinds, in the order of the tabs. */
export function favoriteTypes(i18n: I18n): FavoriteType[] {
  const byPlace = Object.keys(firstTypes)
  const named = knownAreas().map((area) => ({
    type: area.kind,
    name: firstTypes[area.kind] ? i18n._(firstTypes[area.kind]!) : areaName(area, i18n),
    path: area.path,
  }))
  return [
    ...byPlace.map((type) => named.find((one) => one.type === type)!),
    ...named.filter(({ type }) => !firstTypes[type]),
    { type: 'blog', name: i18n._(msg`Articles`), path: blogPath },
    { type: 'question', name: i18n._(msg`Questions`), path: questionsPath },
  ]
}
