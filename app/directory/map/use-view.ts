import { useState } from 'react'
import type { Box } from './projection.ts'
import { boxAround, fit, type Size, type View } from './view.ts'

const saipan: Box = [145.67, 15.08, 145.85, 15.3]

/** Pixels around the outermost pins: room for the name of a place beside them, as far as the map has it. */
const padding = ({ width }: Size) => Math.min(96, width / 4)

/** A single pin isn't shown nearer than this. */
const nearest = 0.4

type MovedView = { from: string; view: View; searched: boolean }

/**
 * What the map shows: the box, else all points, else Saipan, until the visitor moves it; and that again as soon as
 * box or points are others.
 */
export function useView(size: Size, points: readonly { ref: string; lng: number; lat: number }[], box?: Box) {
  const [moved, setMoved] = useState<MovedView>()
  const around = box ? undefined : boxAround(points)
  const first = around ? fit(around, size, padding(size), nearest) : fit(box ?? saipan, size)
  const from = box?.join() ?? points.map(({ ref }) => ref).join()
  const own = moved?.from === from ? moved : undefined

  return {
    view: own?.view ?? first,
    /** The visitor moved the map and hasn't searched there yet. */
    elsewhere: own?.searched === false,
    move: (change: (view: View) => View) =>
      setMoved((moved) => ({
        from,
        view: change(moved?.from === from ? moved.view : first),
        searched: false,
      })),
    search: () => setMoved((moved) => moved && { ...moved, searched: true }),
  }
}
