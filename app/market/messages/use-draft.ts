import { useEffect, useRef, useState } from 'react'
import { forget, keep, kept, keptByAll } from '../../ground/kept/kept.ts'
import { newClientId } from '../../ground/ui/client-id.ts'
import { forgetFile, keepFile, keptFile } from '../../ground/kept/kept-files.ts'

/**
 * What is being typed, kept in this browser until the outbox has it.
 * @param owner who types, by the account's id
 * @param conversation its name in this browser
 * @param first what the server gave back
 * @returns with whether scripts run by now
 */
export function useDraft(owner: string, conversation: string, first: string) {
  const name = `message ${conversation}`
  const place = useKeptPlace<string>(owner, name)
  const [text, setText] = useState(first)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    setText((typed) => typed || (kept<string>(owner, name) ?? ''))
    setReady(true)
  }, [owner, name])
  return {
    text,
    isReady,
    change(typed: string) {
      setText(typed)
      place.put(typed || null)
    },
    /** Empties the box. @returns what is called when the outbox has the text */
    handOver() {
      setText('')
      return place.handOver()
    },
  }
}

/** A picture is kept under the id of the message that it goes with. */
export type DraftPicture = { readonly id: string; readonly file: File; readonly isKept: Promise<void> }

const pictureStart = 'message picture '

/** The ids of the pictures that go with what is being typed here, of all accounts. */
export const draftPictureIds = (): readonly string[] =>
  keptByAll<string>(pictureStart).map(({ value }) => value)

/** The picture that goes with what is being typed. */
export function useDraftPicture(owner: string, conversation: string) {
  const name = pictureStart + conversation
  const place = useKeptPlace<string>(owner, name)
  const [picture, setPicture] = useState<DraftPicture | null>(null)
  useEffect(() => {
    const id = kept<string>(owner, name)
    if (!id) return
    void keptFile(id).then((file) => {
      // Another one may have been chosen while this one was read.
      if (kept<string>(owner, name) === id && file instanceof File)
        setPicture({ id, file, isKept: Promise.resolve() })
    })
  }, [owner, name])
  return {
    picture,
    change(file: File | null) {
      const last = place.value()
      if (last) void forgetFile(last)
      const chosen = file && keepPicture(file)
      setPicture(chosen)
      place.put(chosen?.id ?? null)
    },
    /** As that of the text. `sent`: what the message takes along. */
    handOver() {
      setPicture(null)
      // Another tab may have sent it, too, with a text of its own: of one id there is one message.
      const isSent = picture !== null && place.value() !== picture.id
      return { sent: isSent ? keepPicture(picture.file) : picture, release: place.handOver() }
    },
  }
}

function keepPicture(file: File): DraftPicture {
  const id = newClientId()
  return { id, file, isKept: keepFile(id, file) }
}

/** Where a draft is kept. While it is handed over it stays there, and what comes then is kept after that. */
function useKeptPlace<T>(owner: string, name: string) {
  const handedOver = useRef<{ readonly name: string; next: T | null } | null>(null)
  const isHandedOver = () => handedOver.current?.name === name
  const write = (value: T | null) => void (value === null ? forget(owner, name) : keep(owner, name, value))
  return {
    value: () => (isHandedOver() ? handedOver.current!.next : kept<T>(owner, name)),
    put(value: T | null) {
      if (isHandedOver()) handedOver.current!.next = value
      else write(value)
    },
    handOver() {
      const own: typeof handedOver.current = { name, next: null }
      handedOver.current = own
      return () => {
        write(own.next)
        if (handedOver.current === own) handedOver.current = null
      }
    },
  }
}
