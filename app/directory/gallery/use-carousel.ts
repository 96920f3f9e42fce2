import { type KeyboardEvent, useRef, useState } from 'react'
import { hasModifier } from '../../ground/ui/modifiers.ts'

/** A row of pictures, each as wide as the row, that is scrolled from one to the next; the ends meet. */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  const go = (to: number, behavior?: ScrollBehavior) => {
    const row = track.current
    row?.scrollTo({ left: ((to + count) % count) * row.clientWidth, behavior })
  }
  const onScroll = () => {
    const row = track.current
    if (row) setIndex(Math.round(row.scrollLeft / row.clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || hasModifier(event)) return
    event.preventDefault()
    go(index + step)
  }
  return { track, index, go, onScroll, onKeyDown }
}
