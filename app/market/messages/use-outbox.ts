import { useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '../../ground/ui/toast.tsx'
import { keepPicture, tidyPictures } from './kept-pictures.ts'
import type { NewMessage } from './message.ts'
import {
  forgetWaiting,
  isUnderway,
  keepWaiting,
  noneWaiting,
  onSent,
  retryWaiting,
  sendWaiting,
  subscribeToWaiting,
  waitingMessages,
} from './outbox.ts'

const tryEvery = 15_000 // ms

type Place = { kind: string; ref: string; with: number | null; as: string }

/** What waits to be sent in a conversation, and how to add to it. */
export function useOutbox(place: Place) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const all = useSyncExternalStore(subscribeToWaiting, waitingMessages, noneWaiting)
  const { kind, ref, as } = place
  const waiting = all.filter(
    (one) => one.kind === kind && one.ref === ref && one.as === as && (one.with ?? place.with) === place.with,
  )
  useEffect(
    () =>
      onSent(async () => {
        await revalidate()
        toast({ text: t`Message sent` })
      }),
    [revalidate, t],
  )
  useEffect(() => void tidyPictures(waitingMessages()), [])
  const isWaiting = waiting.some(isUnderway)
  useEffect(() => {
    if (!isWaiting) return undefined
    const send = () => void sendWaiting(as)
    send()
    const timer = setInterval(send, tryEvery)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [isWaiting, as])
  return {
    waiting,
    /** Done as soon as this browser has it. */
    async write(written: NewMessage, picture?: File) {
      if (picture) await keepPicture(written.clientId, picture)
      const at = new Date().toISOString()
      keepWaiting({ ...written, ...place, at, ...(picture && { picture: picture.name }) })
      void sendWaiting(as)
    },
    retry: retryWaiting,
    forget: forgetWaiting,
  }
}
