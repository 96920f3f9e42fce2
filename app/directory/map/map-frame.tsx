import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { Credit } from '../credit.tsx'

/** The box of a map. Only for the browser: what is in it is drawn to its size on the page (`useSize`). */
export function MapFrame({
  ref,
  className = '',
  children,
}: {
  ref: Ref<HTMLDivElement>
  className?: string
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <div
      ref={ref}
      className={`islands-map relative isolate overflow-hidden bg-(--map-sea) select-none focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-white cursor-grab touch-none active:cursor-grabbing ${className}`}
      role="application"
      tabIndex={0}
      aria-label={t`Map. Arrow keys move it, plus and minus zoom.`}
    >
      {children}
      <Credit />
    </div>
  )
}
