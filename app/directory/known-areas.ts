import { registered } from '../ground/request/registered.ts'
import type { AnyArea } from './area.ts'
import type { CompleteArea } from './complete-area.ts'
import { presetOf } from './presets.ts'

const known = registered<{
  areas: readonly AnyArea[]
  complete: ReadonlyMap<string, CompleteArea>
  lists: ReadonlyMap<string, AnyArea>
}>('The areas')

/** Tells the engine its areas; `app/registry/areas.ts` does so when a process starts. */
export function registerAreas(complete: readonly CompleteArea[]): void {
  const areas = complete.map(({ area }) => area)
  const lists = areas.flatMap((area) => [
    area,
    ...Object.keys(area.presets ?? {}).map((path) => presetOf(area, path)),
  ])
  known.set({
    areas,
    complete: new Map(complete.map((one) => [one.area.kind, one])),
    lists: new Map(lists.map((list) => [list.path, list])),
  })
}

/** Every area of the directory, in the order of the site. */
export const knownAreas = (): readonly AnyArea[] => known.get().areas

/** The same, with all that is said of each. */
export const completeAreas = (): readonly CompleteArea[] => [...known.get().complete.values()]

/** The area whose listings are of a kind; questions and articles have none. */
export const areaOf = (kind: string | null | undefined): AnyArea | undefined => completeAreaOf(kind)?.area

export const completeAreaOf = (kind: string | null | undefined): CompleteArea | undefined =>
  kind ? known.get().complete.get(kind) : undefined

/** The page of a listing. */
export const listingAddress = (kind: string, ref: string): string =>
  `${areaOf(kind)?.path}/${encodeURIComponent(ref)}`

/** The name under which the team writes listings of a kind itself; undefined where owners list. */
export function teamOf(kind: string | null | undefined): string | undefined {
  const by = completeAreaOf(kind)?.listing.by ?? 'owners'
  return by === 'owners' ? undefined : by.team
}

/** Every list by its address: of the areas, and of their presets. */
export const knownLists = (): ReadonlyMap<string, AnyArea> => known.get().lists

/** The attributes whose values are terms, each with its area and its taxonomy. */
export const termAttributes = () =>
  knownAreas().flatMap((area) =>
    Object.entries(area.attributes).flatMap(([key, { facet }]) =>
      facet?.taxonomy ? [{ area, key, taxonomy: facet.taxonomy }] : [],
    ),
  )
