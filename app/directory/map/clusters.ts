import type { Point } from './projection.ts'
import { scales } from './view.ts'

/** Things that would cover one another on the screen, at the place of the first of them (in the map's units). */
export type Cluster<T> = Point & { members: [T, ...T[]] }

/** The smallest distance in pixels between two separate pins. */
const reach = 54

/**
 * Gathers things nearer than 54 pixels at this scale. Takes them in their given order and knows nothing of the part
 * that is seen, so clusters don't jump while the map is moved. Looks only into the neighboring cells of a grid.
 */
export function gather<T extends Point>(things: readonly T[], scale: number): Cluster<T>[] {
  const radius = reach / scale
  const clusters: Cluster<T>[] = []
  const grid = new Map<string, Cluster<T>[]>()
  for (const thing of things) {
    const column = Math.floor(thing.x / radius)
    const row = Math.floor(thing.y / radius)
    const cluster = near(thing, column, row)
    if (cluster) cluster.members.push(thing)
    else add({ x: thing.x, y: thing.y, members: [thing] }, `${column},${row}`)
  }
  return clusters

  function near({ x, y }: Point, column: number, row: number) {
    for (let i = column - 1; i <= column + 1; i++) {
      for (let j = row - 1; j <= row + 1; j++) {
        const found = grid
          .get(`${i},${j}`)
          ?.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < radius)
        if (found) return found
      }
    }
    return undefined
  }

  function add(cluster: Cluster<T>, cell: string) {
    clusters.push(cluster)
    const others = grid.get(cell)
    if (others) others.push(cluster)
    else grid.set(cell, [cluster])
  }
}

/** Whether zooming in parts them; homes in one building stay together at every scale. */
export const parts = <T extends Point>({ x, y, members }: Cluster<T>) =>
  members.some((member) => Math.hypot(member.x - x, member.y - y) * scales.most >= reach)
