import { useEffect } from 'react'

declare global {
  interface Window {
    hold: (event: Event) => void
    earlyPresses: Set<HTMLElement>
    send: (event: Event) => void
    /** A form is on its way by itself: another page comes. */
    isSent?: boolean
  }
}

/** From when React listens: what it can't deliver yet, to a part that hydrates later, is pressed again. */
export function useEarlyPresses() {
  useEffect(() => {
    const { hold, send } = window
    document.removeEventListener('click', hold, true)
    if (!window.isSent) document.removeEventListener('change', send, true)
    const holdUndelivered = (event: Event) => {
      if (event.cancelBubble) hold(event)
    }
    document.addEventListener('click', holdUndelivered, true)
    pressAgain()
    return () => document.removeEventListener('click', holdUndelivered, true)
  }, [])
}

/** Does what was pressed in a part before it listened, once it does. */
export function EarlyPresses() {
  useEffect(pressAgain, [])
  return null
}

function pressAgain() {
  const early = [...window.earlyPresses]
  window.earlyPresses.clear()
  for (const element of early) {
    delete element.dataset.early
    if (element.isConnected) element.click()
  }
}
