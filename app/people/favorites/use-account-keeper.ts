import { useEffect } from 'react'
import { retryUntilLoaded } from '../../ground/i18n/retry-until-loaded.ts'

/** @param viewer changes with whoever is signed in; undefined while nobody is */
export function useAccountKeeper(viewer: string | undefined) {
  useEffect(() => {
    if (!viewer) return
    const loaded = retryUntilLoaded(() => import('./account-keeper.ts')).then((keeper) =>
      keeper.startAccountKeeper(),
    )
    return () => void loaded.then((end) => end())
  }, [viewer])
}
