import { useEffect, useState } from 'react'
import { forget, keep, kept } from '../../ground/kept/kept.ts'
import { newClientId } from '../../ground/ui/client-id.ts'
import { forgetFile, keepFile, keptFile } from '../../ground/kept/kept-files.ts'

/**
 * What is being typed, kept in this browser until it is sent.
 * @param owner who types, by the account's id
 * @param conversation its name in this browser
 * @param first what the server gave back
 * @returns with whether scripts run by now
 */
export function useDraft(owner: string, conversation: string, first: string) {
  const name = `message ${conversation}`
  const [text, setText] = useState(first)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    setText((typed) => typed || (kept<string>(owner, name) ?? ''))
    setReady(true)
  }, [owner, name])
  const change = (typed: string) => {
    setText(typed)
    if (typed) keep(owner, name, typed)
    else forget(owner, name)
  }
  return [text, change, isReady] as const
}

/** The picture that goes with what is being typed. */
export function useDraftPicture(owner: string, conversation: string) {
  const name = `message picture ${conversation}`
  const [picture, setPicture] = useState<File | null>(null)
  useEffect(() => {
    const id = kept<string>(owner, name)
    if (!id) return
    void keptFile(id).then((found) => {
      // Another one may have been chosen while this one was read.
      if (kept<string>(owner, name) === id && found instanceof File) setPicture(found)
    })
  }, [owner, name])
  const change = (chosen: File | null) => {
    setPicture(chosen)
    const last = kept<string>(owner, name)
    if (last) void forgetFile(last)
    if (!chosen) return forget(owner, name)
    const id = newClientId()
    keep(owner, name, id)
    void keepFile(id, chosen)
  }
  return [picture, change] as const
}
