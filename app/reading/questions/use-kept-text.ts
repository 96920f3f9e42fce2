import { useEffect, useRef } from 'react'

/** A box that has again what was typed into it before, in this tab, until it is emptied. */
export function useKeptText(key: string) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const kept = read(key)
    if (kept && box.current && !box.current.value) box.current.value = kept
  }, [key])
  return { box, keep: (text: string) => keep(key, text) }
}

// A browser may refuse to remember anything: the text is then only on the page.
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // see above
  }
}
