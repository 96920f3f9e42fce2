import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onLive } from '../../../ground/live/live.ts'

/** Reads a page of the staff anew when something happens to a ticket. @param reference of the only one that it shows */
export function useNews(reference?: string) {
  const { revalidate } = useRevalidator()
  useEffect(
    () => onLive('ticket', (id) => void ((!reference || !id || id === reference) && revalidate())),
    [reference, revalidate],
  )
}
