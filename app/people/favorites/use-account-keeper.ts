import { useEffect } from 'react'
import { patiently } from '../../ground/i18n/patiently.ts'

/** @param viewer the account's id; undefined: nobody is signed in */
export function useAccountKeeper(viewer: string | undefined) {
  useEffect(() => {
    if (!viewer) return
    const loaded = patiently(() => import('./account-keeper.ts')).then((keeper) =>
      keeper.startAccountKeeper(viewer),
    )
    return () => void loaded.then((end) => end())
  }, [viewer])
}
