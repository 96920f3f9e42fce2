import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react'
import { hasModifier } from '../../ground/ui/modifiers.ts'
import type { Item } from './item.ts'

/** What a picture's controls for its place do. */
export type Reorder = {
  readonly isDragged: boolean
  /** Another one is held over it. */
  readonly isOver: boolean
  readonly moveTo: (place: number) => (event: MouseEvent<HTMLElement>) => void
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** Moves items by pointer, by buttons and by arrow keys. `moved`: the new place of the one that was moved last. */
export function useReorder(items: readonly Item[], onOrder: (ids: readonly string[]) => void) {
  const [drag, setDrag] = useState<{ id: string; over: string | null } | null>(null)
  const [moved, setMoved] = useState<number | null>(null)

  function move(id: string, place: number, control: HTMLElement) {
    if (place < 0 || place >= items.length) return
    const others = items.map((one) => one.id).filter((one) => one !== id)
    onOrder(others.toSpliced(place, 0, id))
    setMoved(place)
    // Its element was taken out and put in again, which loses the focus.
    requestAnimationFrame(() => control.focus())
  }

  /** Listens to the window: a finger that has left the handle still holds the picture. */
  function begin(id: string, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    const listening = new AbortController()
    let over: string | null = null
    setDrag({ id, over })
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]')
      over = below?.dataset.photo ?? null
      setDrag({ id, over })
    }
    const end = () => {
      listening.abort()
      setDrag(null)
      const place = items.findIndex((one) => one.id === over)
      if (over !== id) move(id, place, handle)
    }
    const { signal } = listening
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', () => (listening.abort(), setDrag(null)), { signal })
  }

  const of = (id: string, place: number): Reorder => ({
    isDragged: drag?.id === id,
    isOver: drag !== null && drag.id !== id && drag.over === id,
    moveTo: (next) => (event) => {
      event.preventDefault()
      move(id, next, event.currentTarget)
    },
    handle: {
      onPointerDown: (event) => begin(id, event),
      onKeyDown: (event) => {
        const step = steps[event.key]
        if (step === undefined || hasModifier(event)) return
        event.preventDefault()
        move(id, place + step, event.currentTarget)
      },
    },
  })
  return { of, moved }
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
