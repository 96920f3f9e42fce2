import { useEffect } from 'react'
import { patiently } from '../../ground/i18n/patiently.ts'

/** @param viewer changes with whoever is signed in; undefined while nobody is */
export function useAccountKeeper(viewer: string | undefined) {
  useEffect(() => {
    if (!viewer) return
    const loaded = patiently(() => import('./account-keeper.ts')).then((keeper) =>
      keeper.startAccountKeeper(),
    )
    return () => void loaded.then((end) => end())
  }, [viewer])
}
