import { countSeen } from '../../ground/counting/count-view.ts'
import { goAddress } from './go-address.ts'

const seen = new Set<string>()
const patience = 1_000 // ms
const half = 0.5

/**
 * Counts an advertisement once half of it was in view for a second, once for each page.
 * @returns what stops it
 */
export function countWhenSeen(element: Element, id: number): () => void {
  const key = `${location.pathname} ${id}`
  if (seen.has(key)) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      // A busy browser reports several at once.
      if (entries.at(-1)!.intersectionRatio < half) return
      timer = setTimeout(() => {
        observer.disconnect()
        seen.add(key)
        countSeen(goAddress(id))
      }, patience)
    },
    { threshold: half },
  )
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
