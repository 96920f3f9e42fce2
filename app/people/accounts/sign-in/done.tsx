import { type ReactNode, useEffect, useRef } from 'react'
import { Frame } from './frame.tsx'

/** Replaces a form that was sent; the focus goes to its heading. */
export function Done({ title, children }: { title: ReactNode; children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = text.current?.closest('main')?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [])
  return (
    <Frame title={title}>
      <div ref={text} className="space-y-3">
        {children}
      </div>
    </Frame>
  )
}
