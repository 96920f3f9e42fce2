import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onLive } from '../../../ground/live/live.ts'

/** Reloads a staff page when a ticket changes. @param reference the only ticket that it shows */
export function useNews(reference?: string) {
  const { revalidate } = useRevalidator()
  useEffect(
    () => onLive('ticket', (id) => void ((!reference || !id || id === reference) && revalidate())),
    [reference, revalidate],
  )
}
