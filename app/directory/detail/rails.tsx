import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { type ReactNode, useId } from 'react'
import type { AnyArea } from '../area.ts'

type Cards = { area: AnyArea; children: readonly ReactNode[] }

/** The area's similar listings as its own cards. */
export const Similar = ({ area, children }: Cards) => <Rail title={area.texts.similar}>{children}</Rail>

/** Those of the same village. */
export const Nearby = ({ area, children }: Cards) => <Rail title={area.texts.nearby}>{children}</Rail>

/** Sideways on a phone. */
function Rail({ title, children }: { title: MessageDescriptor | undefined; children: readonly ReactNode[] }) {
  const { i18n } = useLingui()
  const id = useId()
  if (children.length === 0 || !title) return null
  return (
    <section aria-labelledby={id} className="wrap pt-section print:hidden">
      <h2 id={id} className="mb-4 text-3xl">
        {i18n._(title)}
      </h2>
      <ul
        className={`grid gap-5 max-sm:-mx-(--spacing-gutter) max-sm:snap-x max-sm:auto-cols-[78%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:scroll-px-(--spacing-gutter) max-sm:scrollbar-none max-sm:px-(--spacing-gutter) sm:grid-cols-2 ${children.length > 3 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {children.map((card, at) => (
          <li key={at} className="min-w-0 snap-start">
            {card}
          </li>
        ))}
      </ul>
    </section>
  )
}
