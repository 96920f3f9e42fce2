import { useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { forgetFile, tidyFiles } from '../../ground/kept/kept-files.ts'
import { waitingIds } from '../../ground/outbox/waiting.ts'
import { toast } from '../../ground/ui/toast.tsx'
import type { NewMessage } from './message.ts'
import { messagesOf, onSent, sendMessages, type WaitingMessage } from './outbox.ts'
import { type DraftPicture, draftPictureIds } from './use-draft.ts'

type Place = { kind: string; ref: string; with: number | null; as: string }

const none: readonly WaitingMessage[] = []

/**
 * What waits to be sent in a conversation, and how to add to it.
 * @param isFormer it is with a former owner: what begins a conversation is for the present one
 */
export function useOutbox({ as, ...place }: Place, isFormer: boolean) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const outbox = messagesOf(as)
  const all = useSyncExternalStore(outbox.subscribe, outbox.items, () => none)
  const waiting = all.filter(({ value }) =>
    // What has a conversation is shown there, also when its listing became a part of another.
    value.with === null
      ? !isFormer && value.kind === place.kind && value.ref === place.ref
      : value.with === place.with,
  )
  useEffect(
    () =>
      onSent(async () => {
        await revalidate()
        toast({ text: t`Message sent` })
      }),
    [revalidate, t],
  )
  useEffect(() => void tidyFiles([...waitingIds(), ...draftPictureIds()]), [])
  useEffect(() => void sendMessages(as), [as])
  return {
    waiting,
    /** Whether they wait for their writer to sign in again. */
    isSignedOut: useSyncExternalStore(
      outbox.subscribe,
      () => outbox.stopped() === 'signed-out',
      () => false,
    ),
    /** Done as soon as this browser has it. */
    async write({ clientId, ...written }: NewMessage, picture?: DraftPicture) {
      if (picture) await picture.isKept
      outbox.put(clientId, { ...written, ...place, ...(picture && { picture: picture.file.name }) })
      outbox.go()
    },
    retry: outbox.retry,
    forget(id: string) {
      outbox.forget(id)
      void forgetFile(id)
    },
  }
}
