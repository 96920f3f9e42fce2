import { useEffect, useState } from 'react'
import type { MapPoint } from './map-point.ts'

const none: readonly MapPoint[] = []

/** The listings that a search finds, for the map; those of the last one until the next are there. */
export function usePins(path: string, search: string): readonly MapPoint[] {
  const [points, setPoints] = useState(none)
  useEffect(() => {
    const leaving = new AbortController()
    fetch(`/pins${path}${search && `?${search}`}`, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : { points: none }))
      .then(({ points }: { points: readonly MapPoint[] }) => setPoints(points))
      // The list has the same listings: without pins the map only shows less.
      .catch(() => {})
    return () => leaving.abort()
  }, [path, search])
  return points
}
