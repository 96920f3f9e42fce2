import { useEffect } from 'react'
import { retryUntilLoaded } from '../../ground/i18n/retry-until-loaded.ts'

/** @param viewer the account's id; undefined: no user is signed in */
export function useAccountKeeper(viewer: string | undefined) {
  useEffect(() => {
    if (!viewer) return
    const loaded = retryUntilLoaded(() => import('./account-keeper.ts')).then((keeper) =>
      keeper.startAccountKeeper(viewer),
    )
    return () => void loaded.then((end) => end())
  }, [viewer])
}
