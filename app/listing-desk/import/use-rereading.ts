import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const every = 2_000 // ms

/** Reads the page anew again and again, as long as something is under way. */
export function useRereading(isUnderWay: boolean) {
  const { revalidate, state } = useRevalidator()
  const reread = useEffectEvent(() => {
    if (state === 'idle') void revalidate()
  })
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(reread, every)
    return () => clearInterval(timer)
  }, [isUnderWay])
}
