import { useEffect, useEffectEvent } from 'react'

/** ms before a visitor can have seen what opened */
const unseen = 300

/**
 * A finger that comes down right after a dialog opened by itself was meant for what lies below: that closes the dialog
 * and presses it. A mouse moves before it presses, and while it moves no dialog opens.
 * @param isUncalled whether the dialog opened by itself
 */
export function usePassedPress(isUncalled: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isUncalled) return
    const ending = new AbortController()
    const timer = setTimeout(() => ending.abort(), unseen)
    const pass = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      event.preventDefault()
      event.stopImmediatePropagation()
      ending.abort()
      close()
      setTimeout(() => {
        const below = document.elementFromPoint(event.clientX, event.clientY)
        below?.dispatchEvent(new MouseEvent('click', event))
      })
    }
    window.addEventListener('click', pass, { capture: true, signal: ending.signal })
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [isUncalled])
}
