import { useEffect, useState } from 'react'

/**
 * What is being typed, kept in this tab until it is sent.
 * @param first what the server gave back
 * @returns with whether scripts run by now
 */
export function useDraft(name: string, first: string) {
  const key = `message ${name}`
  const [text, setText] = useState(first)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    setText((typed) => typed || read(key))
    setReady(true)
  }, [key])
  const change = (typed: string) => {
    setText(typed)
    keep(key, typed)
  }
  return [text, change, isReady] as const
}

// A browser may refuse to remember anything: the text is then only on the page.
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // see above
  }
}
