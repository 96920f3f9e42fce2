import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser has passkeys; null on the server, which can't know. */
export const useCanPasskey = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    never,
    () => 'PublicKeyCredential' in window,
    () => null,
  )
