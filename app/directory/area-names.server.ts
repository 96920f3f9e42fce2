import type { I18n } from '@lingui/core'
import type { AnyArea } from './area.ts'
import { completeAreaOf, completeAreas, knownAreas } from './known-areas.ts'

/** One listing of a kind in a word, such as `Vehicle`; the kind itself where no area has it. */
export function listingName(kind: string, i18n: I18n): string {
  const names = completeAreaOf(kind)?.names
  return names ? i18n._(names.one) : kind
}

/** Every area to choose from, by its kind. */
export const directoryOptions = (i18n: I18n): { value: string; label: string }[] =>
  completeAreas().map(({ area, names }) => ({ value: area.kind, label: i18n._(names.one) }))

/** An area in a word or two, where the title of its page says more: `Cars`. */
export const areaName = (area: AnyArea, i18n: I18n): string =>
  i18n._(completeAreaOf(area.kind)?.names.short ?? area.texts.title)

/** The name of a list with its own address, such as `Homes for Rent`. */
export function listName(list: AnyArea, i18n: I18n): string {
  const name = completeAreaOf(list.kind)?.names.presets?.[list.path]
  return name ? i18n._(name) : areaName(list, i18n)
}

/** What the public API calls an area in its addresses: the name of its folder. */
export const apiName = ({ kind }: Pick<AnyArea, 'kind'>): string => completeAreaOf(kind)!.names.api

/** The areas of some kinds, as links to their lists. */
export const areaLinks = (i18n: I18n, has: (kind: string) => unknown): { name: string; path: string }[] =>
  knownAreas()
    .filter(({ kind }) => has(kind))
    .map((area) => ({ name: areaName(area, i18n), path: area.path }))
