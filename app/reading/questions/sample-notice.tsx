import type { ReactNode } from 'react'

export const SampleNotice = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn">{children}</p>
)
