import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onLive } from '../../../ground/live/live.ts'

/** Reloads the page of an import when it has finished or failed. */
export function useImportNews(importId: string) {
  const { revalidate } = useRevalidator()
  useEffect(
    () => onLive('import', (id) => void ((id === null || id === importId) && revalidate())),
    [importId, revalidate],
  )
}
