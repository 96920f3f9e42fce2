import { useSyncExternalStore } from 'react'
import { isUnreached, subscribeToUnreached } from '../../people/users/sign-out.ts'

/** Whether one signed out here and the server does not know it yet: what is shown of an account is to go. */
export const useUnreached = () => useSyncExternalStore(subscribeToUnreached, isUnreached, () => false)
