import { useSyncExternalStore } from 'react'
import { isUnreached, subscribeToUnreached } from '../../people/users/sign-out.ts'

/** Whether a sign-out of this page has not reached the server yet: account data must not be shown. */
export const useUnreached = () => useSyncExternalStore(subscribeToUnreached, isUnreached, () => false)
