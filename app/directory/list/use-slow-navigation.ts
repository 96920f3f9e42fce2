import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const patience = 200 // ms

/** Whether the page of this path has been awaited for a while. */
export function useSlowNavigation(path: string): boolean {
  const pending = useNavigation().location?.pathname === path
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [pending])
  return pending && slow
}
