import { useEffect, useState } from 'react'
import { newClientId } from '../../ground/ui/client-id.ts'
import { forgetPicture, keepPicture, keptPicture } from './kept-pictures.ts'

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

/** The picture that goes with what is being typed. The browser keeps it, and this tab knows which one it is. */
export function useDraftPicture(name: string) {
  const key = `message picture ${name}`
  const [picture, setPicture] = useState<File | null>(null)
  useEffect(() => {
    const id = read(key)
    if (!id) return
    void keptPicture(id).then((kept) => {
      // Meanwhile another one may have been chosen.
      if (read(key) === id) setPicture(kept)
    })
  }, [key])
  const change = (chosen: File | null) => {
    setPicture(chosen)
    const last = read(key)
    if (last) void forgetPicture(last)
    const id = chosen ? newClientId() : ''
    keep(key, id)
    if (chosen) void keepPicture(id, chosen)
  }
  return [picture, change] as const
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
