import type { AnyArea } from './area.ts'
import type { CompleteArea } from './complete-area.ts'
import { presetOf } from './presets.ts'

type Known = {
  readonly areas: readonly AnyArea[]
  readonly complete: ReadonlyMap<string, CompleteArea>
  readonly lists: ReadonlyMap<string, AnyArea>
}
let known: Known | undefined

/** Tells the engine its areas; `app/registry/areas.ts` does so when a process starts. */
export function registerAreas(complete: readonly CompleteArea[]): void {
  const areas = complete.map(({ area }) => area)
  const lists = areas.flatMap((area) => [
    area,
    ...Object.keys(area.presets ?? {}).map((path) => presetOf(area, path)),
  ])
  known = {
    areas,
    complete: new Map(complete.map((one) => [one.area.kind, one])),
    lists: new Map(lists.map((list) => [list.path, list])),
  }
}

/** Every area of the directory, in the order of the site. */
export const knownAreas = (): readonly AnyArea[] => registered().areas

/** The same, with all that is said of each. */
export const completeAreas = (): readonly CompleteArea[] => [...registered().complete.values()]

/** The area whose listings are of a kind; questions and articles have none. */
export const areaOf = (kind: string | null | undefined): AnyArea | undefined => completeAreaOf(kind)?.area

export const completeAreaOf = (kind: string | null | undefined): CompleteArea | undefined =>
  kind ? registered().complete.get(kind) : undefined

/** The name under which the team writes listings of a kind itself; undefined where owners list. */
export function teamOf(kind: string | null | undefined): string | undefined {
  const by = completeAreaOf(kind)?.listing.by ?? 'owners'
  return by === 'owners' ? undefined : by.team
}

/** Every list by its address: of the areas, and of their presets. */
export const knownLists = (): ReadonlyMap<string, AnyArea> => registered().lists

function registered(): Known {
  if (!known) throw new Error('No areas are registered: import app/registry/areas.ts before asking for them')
  return known
}

/** The area with an attribute whose values are terms of a taxonomy, and the name of that attribute. */
export function areaOfTerms(taxonomy: string): { area: AnyArea; key: string } | undefined {
  const keyIn = ({ attributes }: AnyArea) =>
    Object.keys(attributes).find((key) => attributes[key]!.facet?.taxonomy === taxonomy)
  const area = knownAreas().find(keyIn)
  return area && { area, key: keyIn(area)! }
}
