import type { ReactNode } from 'react'

/** A word of the API and what it is. */
export const TermRow = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="gap-x-3 py-2.5 sm:grid sm:grid-cols-[15rem_1fr]">
    <dt className="wrap-anywhere">
      <code>{term}</code>
    </dt>
    <dd>{children}</dd>
  </div>
)
