import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * If a form or link removed what had the focus, or its button was disabled, the focus goes to the result: a note of
 * why nothing was done, or the page's heading.
 */
export function useLostFocus() {
  const { state, formMethod } = useNavigation()
  const hadFocus = useRef(false)
  useEffect(() => {
    if (state !== 'idle') {
      hadFocus.current ||= formMethod === 'POST' || document.activeElement !== document.body
      return
    }
    const isLost = hadFocus.current && document.activeElement === document.body
    hadFocus.current = false
    if (!isLost) return
    const note = document.querySelector<HTMLElement>('main [role=alert]')
    const target = note ?? document.querySelector<HTMLElement>('main h1')
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: !note })
  }, [state, formMethod])
}
