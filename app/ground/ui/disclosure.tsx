import type { ReactNode } from 'react'

/** A part of a page that opens below its title, with or without scripts. */
export const Disclosure = ({
  title,
  isOpen,
  children,
}: {
  title: ReactNode
  isOpen: boolean
  children: ReactNode
}) => (
  <details open={isOpen} className="rounded-md inset-ring inset-ring-line">
    <summary className="min-h-11 cursor-pointer content-center px-4 font-semibold">{title}</summary>
    <div className="p-4 pt-1">{children}</div>
  </details>
)
