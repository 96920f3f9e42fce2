import { useEffect, useState, useSyncExternalStore } from 'react'
import { ask } from '../../../ground/outbox/ask.ts'
import { useAuth } from '../../users/auth-context.tsx'
import { mirroredId } from '../../users/mirror.ts'
import { startAccountKeeper } from '../account-keeper.ts'
import { isKeptInAccount, subscribeToFavorites } from '../favorites.ts'
import { keepList, keptList, type ReadList } from './kept-list.ts'

/** `list`: null for a guest, whose list is the browser's own; undefined until it is known. `owner`: an account's id. */
type OwnList = { owner: string | null; list: ReadList | null | undefined }
const guests: OwnList = { owner: null, list: null }

/**
 * An account's list: the server's or, on the copy of the page that the browser shows without a connection, what it read
 * before.
 * @param own the server's
 */
export function useOwnList(own: ReadList | null): OwnList & { isOld: boolean } {
  const viewer = useAuth().viewer?.id
  const [before, setBefore] = useState<OwnList>({ owner: null, list: undefined })
  useEffect(() => {
    if (viewer && own) keepList(viewer, own)
  }, [viewer, own])
  useEffect(() => {
    const leaving = new AbortController()
    const show = (found: OwnList) => {
      if (leaving.signal.aborted) return
      setBefore(found)
      if (found.owner && found.list)
        leaving.signal.addEventListener('abort', startAccountKeeper(found.owner, found.list.entries))
    }
    void findBefore(viewer ? null : mirroredId()).then(show)
    return () => leaving.abort()
  }, [viewer])
  const isInAccount = useSyncExternalStore(subscribeToFavorites, isKeptInAccount, () => false)
  if (viewer && own) return { owner: viewer, list: own, isOld: false }
  const isOld = Boolean(before.list) && isInAccount
  // The account's only until the server says that no one is logged in.
  return before.list && !isOld ? { ...guests, isOld } : { ...before, isOld }
}

/**
 * The list of the account that was signed in when the server was last reached. If the server answers, the page is
 * right about a guest.
 */
async function findBefore(owner: string | null): Promise<OwnList> {
  if (!owner || (await ask(owner, '/favorites/entries', {})) !== 'cut') return guests
  return { owner, list: keptList(owner) }
}
