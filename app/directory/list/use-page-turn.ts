import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Turning a page leads to the top of the results, by keyboard too; going back to where one was. */
export function usePageTurn(results: RefObject<HTMLElement | null>, page: number) {
  const back = useNavigationType() === 'POP'
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    if (back) return
    results.current!.scrollIntoView()
    results.current!.focus({ preventScroll: true })
  }, [results, page, back])
}
