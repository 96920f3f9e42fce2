import { registered } from '../ground/request/registered.ts'
import type { AnyArea } from './area.ts'
import { presetOf } from './presets.ts'

const known = registered<{
  areas: readonly AnyArea[]
  byKind: ReadonlyMap<string, AnyArea>
  lists: ReadonlyMap<string, AnyArea>
}>('The areas')

/** Tells the engine its areas; `app/registry/areas.ts` does so when a process starts. */
export function registerAreas(areas: readonly AnyArea[]): void {
  const lists = areas.flatMap((area) => [
    area,
    ...Object.keys(area.presets ?? {}).map((path) => presetOf(area, path)),
  ])
  known.set({
    areas,
    byKind: new Map(areas.map((area) => [area.kind, area])),
    lists: new Map(lists.map((list) => [list.path, list])),
  })
}

/** Every area of the directory, in the order of the site. */
export const knownAreas = (): readonly AnyArea[] => known.get().areas

/** The area whose listings are of a kind; questions and articles have none. */
export const areaOf = (kind: string | null | undefined): AnyArea | undefined =>
  kind ? known.get().byKind.get(kind) : undefined

/** Every list by its address: of the areas, and of their presets. */
export const knownLists = (): ReadonlyMap<string, AnyArea> => known.get().lists
