import type { ReactNode } from 'react'

/** One thing that can go wrong, and what to do then. */
export const HealthSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-8 max-w-180">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
)

/** What to do about it. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 max-w-140 text-text-muted">{children}</p>
)
