import type { ReactNode } from 'react'

/** A state in a word or two. @param tone classes of its colors; without it, it is quiet */
export const Tag = ({
  tone = 'bg-surface-3 text-text',
  children,
}: {
  tone: string | undefined
  children: ReactNode
}) => (
  <span className={`inline-flex w-fit rounded-sm px-2.5 py-1 text-xs font-semibold ${tone}`}>{children}</span>
)
