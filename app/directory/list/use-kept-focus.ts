import { type RefObject, useEffect, useRef } from 'react'
import type { Filters } from '../filters.ts'

/** A chip that was pressed is gone from the list it led to, and the focus with it: the results have it then. */
export function useKeptFocus(results: RefObject<HTMLElement | null>, filters: Filters) {
  const lastFilters = useRef(filters)
  useEffect(() => {
    if (lastFilters.current === filters) return
    lastFilters.current = filters
    if (document.activeElement === document.body) results.current!.focus({ preventScroll: true })
  }, [results, filters])
}
