import type { AnyArea } from './area.ts'
import { presetOf } from './presets.ts'

type Known = {
  readonly areas: readonly AnyArea[]
  readonly byKind: ReadonlyMap<string, AnyArea>
  readonly lists: ReadonlyMap<string, AnyArea>
}
let known: Known | undefined

/** Tells the engine its areas; `app/registry/areas.ts` does so when a process starts. */
export function registerAreas(areas: readonly AnyArea[]): void {
  const lists = areas.flatMap((area) => [
    area,
    ...Object.keys(area.presets ?? {}).map((path) => presetOf(area, path)),
  ])
  known = {
    areas,
    byKind: new Map(areas.map((area) => [area.kind, area])),
    lists: new Map(lists.map((list) => [list.path, list])),
  }
}

/** Every area of the directory, in the order of the site. */
export const knownAreas = (): readonly AnyArea[] => registered().areas

/** The area whose listings are of a kind; questions and articles have none. */
export const areaOf = (kind: string | null | undefined): AnyArea | undefined =>
  kind ? registered().byKind.get(kind) : undefined

/** Every list by its address: of the areas, and of their presets. */
export const knownLists = (): ReadonlyMap<string, AnyArea> => registered().lists

function registered(): Known {
  if (!known) throw new Error('No areas are registered: import app/registry/areas.ts before asking for them')
  return known
}
