import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { retryUntilLoaded } from '../../ground/i18n/retry-until-loaded.ts'
import { tidyFilesOnce } from '../../ground/kept/kept-files.ts'
import { forgetOld, keepAgain, wasForgotten } from '../../ground/kept/kept.ts'
import { awaken } from '../../ground/ui/late.tsx'
import { toast } from '../../ground/ui/toast.tsx'
import { takeArrival } from '../../people/accounts/arrival.ts'
import { waitingIds } from '../../ground/outbox/waiting.ts'
import type { ShownViewer } from '../../people/users/auth-context.tsx'
import { isSignOutPending } from '../../people/users/pending-sign-out.ts'
import { arrivalTexts } from './arrival-texts.ts'
import { askSession, isSignedOut } from './ask-session.ts'
import { clearMirror, mirroredId, mirrorUser, tellsOfSession } from '../../people/users/mirror.ts'
import { takePlainSignOut } from '../../people/users/plain-sign-out.ts'
import { finishSignOut, forgetHere } from '../../people/users/sign-out.ts'
import { useUnreached } from './use-unreached.ts'

type Props = {
  viewer: ShownViewer | null
  /** Called as soon as another tab has signed the viewer out, before the page is read again. */
  onSignedOut: (viewer: ShownViewer | null) => void
}

/** Keeps the page in sync with the session, whether this page, another tab or the server begins or ends it. */
export function WatchSession({ viewer, onSignedOut }: Props) {
  useArrival()
  useEffect(() => {
    // What this page keeps is newer.
    if (takePlainSignOut()) void forgetHere(performance.timeOrigin)
    forgetOld()
    void tidyFilesOnce()
  }, [])
  useNewViewer(viewer?.id ?? null)
  useMirror(viewer?.id ?? null)
  useOtherTabs({ viewer, onSignedOut })
  useLateSignOut()
  useLiveLine(viewer?.id ?? null)
  useWaitingMessages(viewer?.id ?? null)
  return null
}

/** Tells what signing in or out has led to. */
function useArrival() {
  const { i18n } = useLingui()
  const { key } = useLocation()
  useEffect(() => {
    const arrival = takeArrival()
    if (arrival) toast({ text: i18n._(arrivalTexts[arrival]) })
  }, [key, i18n])
}

/** Whose end of the session this page has told of: two parts of it may notice. */
let toldOf: string | null = null
function tellOfEnd(id: string, text: string) {
  if (toldOf !== id) toast({ text })
  toldOf = id
}

/** What the next one on a page that stays open does there is kept, though it was opened before the last one logged out. */
function useNewViewer(id: string | null) {
  const before = useRef(id)
  useLayoutEffect(() => {
    // A page without this part may have been on show while they logged out and in.
    if (id !== null && (id !== before.current || mirroredId() === id)) keepAgain(id)
    if (id !== before.current) toldOf = null
    before.current = id
  }, [id])
}

/** The keys that other scripts read: after another user has signed in or out, and after each form. */
function useMirror(id: string | null) {
  const { revalidate } = useRevalidator()
  const { formMethod = 'GET' } = useNavigation()
  const isSending = formMethod !== 'GET'
  useEffect(() => {
    if (isSending) return undefined
    const follow = async () => {
      if (id === null && mirroredId() === null && !isOldPage()) return
      const known = await askSession()
      if (known === undefined) return
      if (known) mirrorUser(known)
      else clearMirror()
      if (id === (known?.user.id ?? null)) return
      awaken()
      await revalidate()
    }
    void follow()
    const onReturn = () => {
      if (!document.hidden) void follow()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [id, isSending, revalidate])
}

/** Made before, for a guest, who may have logged in since, for the first time here. */
const isOldPage = () => document.querySelector('.old-page') !== null

/**
 * Signing in or out in another tab, or on a page that the browser kept as it was when one went on. Where another tab
 * found that the session has ended by itself, this one waits, as `useLiveLine` does.
 */
function useOtherTabs({ viewer, onSignedOut }: Props) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const id = viewer?.id ?? null
    const follow = async (mayWait: boolean) => {
      if (mirroredId() === id) {
        if (id !== null) keepAgain(id) // who may have logged out in between
        toldOf = null
        return
      }
      const hasEnded = id !== null && mirroredId() === null && !wasForgotten(id)
      if (hasEnded) tellOfEnd(id, t`Your login has ended. Log in to continue.`)
      if (hasEnded && mayWait) return
      if (mirroredId() === null) onSignedOut(viewer)
      if (!(await finishSignOut())) return
      if (mirroredId() === null && !hasEnded) toast({ text: t`You logged out in another tab.` })
      awaken()
      await revalidate()
    }
    const onStorage = (event: StorageEvent) => {
      if (tellsOfSession(event)) void follow(true)
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void follow(false)
    }
    const onOnline = () => {
      if (isSignOutPending(document.cookie)) void finishSignOut()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
      window.removeEventListener('online', onOnline)
    }
  }, [viewer, onSignedOut, revalidate, t])
}

/**
 * When a delayed sign-out finally reaches the server, shows the page as signed-out; the visitor stays where they are.
 */
function useLateSignOut() {
  const { i18n } = useLingui()
  const { revalidate } = useRevalidator()
  const isUnreached = useUnreached()
  const wasUnreached = useRef(false)
  useEffect(() => {
    if (wasUnreached.current && !isUnreached) {
      toast({ text: i18n._(arrivalTexts['signed-out-late']) })
      void revalidate()
    }
    wasUnreached.current = isUnreached
  }, [isUnreached, i18n, revalidate])
}

/** Messages that were written without a connection are sent from whatever page is open when there is one again. */
function useWaitingMessages(id: string | null) {
  useEffect(() => {
    if (id === null) return undefined
    const send = () => {
      if (waitingIds('message').length > 0)
        void retryUntilLoaded(() => import('../../market/messages/outbox.ts')).then(({ sendMessages }) =>
          sendMessages(id),
        )
    }
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [id])
}

/**
 * Live updates for signed-in users, who are told when their session is over. The page stays as it is, since they may be
 * writing, until they come back to it or go on.
 */
function useLiveLine(id: string | null) {
  const { i18n } = useLingui()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (id === null) return undefined
    const ending = new AbortController()
    const end = (stop: () => void) => ending.signal.addEventListener('abort', stop)
    void retryUntilLoaded(() => import('../../ground/live/live.ts')).then(({ goLive, onLive }) => {
      if (ending.signal.aborted) return
      for (const type of ['notification', 'message', 'booking'])
        end(onLive(type, () => void whenSeen(ending.signal, revalidate)))
      const onOver = () => {
        // After logging out in another tab the mirror names no one.
        if (mirroredId() === id) tellOfEnd(id, i18n._(msg`Your login has ended. Log in to continue.`))
      }
      end(goLive(id, { isOver: isSignedOut, onOver }))
    })
    return () => ending.abort()
  }, [id, i18n, revalidate])
}

/** Runs `work` once the tab is visible: updates that arrive in a hidden tab are shown, and count as seen, then. */
function whenSeen(ended: AbortSignal, work: () => Promise<void>) {
  if (!document.hidden) return work()
  const onReturn = () => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', onReturn)
    void work()
  }
  document.addEventListener('visibilitychange', onReturn, { signal: ended })
  return undefined
}
