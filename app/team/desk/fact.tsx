import type { ReactNode } from 'react'

/** One thing that is known of a user or something, in a `dl`. */
export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs font-semibold text-text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
