import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useAuth } from '../../people/users/auth-context.tsx'
import type { DraftPhoto } from './photos.ts'
import { type Queue, queueOf, type QueueState } from './sending/queue.ts'

/** The pictures of a draft as this browser knows them, kept up to date; what a reload had stopped goes on. */
export function usePhotos(
  draftId: string,
  photos: readonly DraftPhoto[],
): { queue: Queue; shown: QueueState } {
  const queue = queueOf(useAuth().viewer!.id, draftId, photos)
  const fromServer = useMemo(() => ({ photos, sending: [], stopped: null }), [photos])
  const shown = useSyncExternalStore(queue.subscribe, queue.shown, () => fromServer)
  useEffect(() => queue.refresh(photos), [queue, photos])
  useEffect(() => queue.begin(), [queue])
  return { queue, shown }
}

/** Whether scripts run: false on the server and until the page listens. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => {}
