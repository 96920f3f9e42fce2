import { useEffect } from 'react'

declare global {
  interface Window {
    hold: (event: Event) => void
    held: Set<HTMLElement>
    send: (event: Event) => void
    /** A form is on its way by itself: another page comes. */
    isSent?: boolean
  }
}

/** From when React listens: what it can't deliver yet, to a part that hydrates later, is still held. */
export function useHeldPresses() {
  useEffect(() => {
    const { hold, send } = window
    document.removeEventListener('click', hold, true)
    if (!window.isSent) document.removeEventListener('change', send, true)
    const holdUndelivered = (event: Event) => {
      if (event.cancelBubble) hold(event)
    }
    document.addEventListener('click', holdUndelivered, true)
    pressHeld()
    return () => document.removeEventListener('click', holdUndelivered, true)
  }, [])
}

/** Does what was pressed in a part before it listened, once it does. */
export function HeldPresses() {
  useEffect(pressHeld, [])
  return null
}

function pressHeld() {
  const held = [...window.held]
  window.held.clear()
  for (const element of held) {
    delete element.dataset.held
    if (element.isConnected) element.click()
  }
}
