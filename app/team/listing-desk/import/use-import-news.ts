import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onLive } from '../../../ground/live/live.ts'

/** Reads the page of an import anew when it has been carried out, or could not be. */
export function useImportNews(importId: string) {
  const { revalidate } = useRevalidator()
  useEffect(
    () => onLive('import', (id) => void ((id === null || id === importId) && revalidate())),
    [importId, revalidate],
  )
}
