import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnyArea } from '../area.ts'

/** The area's similar listings as its own cards, sideways on a phone. */
export function Similar({ area, children }: { area: AnyArea; children: readonly ReactNode[] }) {
  const { i18n } = useLingui()
  if (children.length === 0 || !area.texts.similar) return null
  return (
    <section aria-labelledby="similar" className="wrap pt-section print:hidden">
      <h2 id="similar" className="mb-4 text-3xl">
        {i18n._(area.texts.similar)}
      </h2>
      <ul className="grid gap-5 max-sm:-mx-(--spacing-gutter) max-sm:snap-x max-sm:auto-cols-[78%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:scroll-px-(--spacing-gutter) max-sm:scrollbar-none max-sm:px-(--spacing-gutter) sm:grid-cols-2 lg:grid-cols-3">
        {children.map((card, at) => (
          <li key={at} className="min-w-0 snap-start">
            {card}
          </li>
        ))}
      </ul>
    </section>
  )
}
