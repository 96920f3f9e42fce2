import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { hasModifier } from '../../ground/ui/modifiers.ts'

type Step = (by: -1 | 1) => void

/** The left and right arrow keys step back and forward, unless the focused element uses them. */
export function useArrowKeys(step: Step) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    if (!by || hasModifier(event)) return
    if ((event.target as Element).closest?.('input, textarea, select, dialog, [role=application]')) return
    event.preventDefault()
    step(by)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const shortest = 40 // pixels

/** For an element that is swiped to the left or right; it needs `touch-action: pan-y`. */
export function useSwipe(step: Step) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = from.current === null ? 0 : clientX - from.current
      from.current = null
      if (Math.abs(distance) >= shortest) step(distance < 0 ? 1 : -1)
    },
  }
}
