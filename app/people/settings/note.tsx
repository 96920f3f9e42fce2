import type { ReactNode } from 'react'
import { Icon } from '../../ground/ui/icon.tsx'

/** The result of a form, above it; announced by screen readers. */
export const Note = ({ tone, children }: { tone: 'ok' | 'error'; children: ReactNode }) => (
  <p
    role={tone === 'error' ? 'alert' : 'status'}
    className={`mb-4 flex gap-2 rounded-md p-3 text-sm ${tone === 'error' ? 'bg-danger-soft text-danger' : 'bg-success-soft text-success'}`}
  >
    <Icon name={tone === 'error' ? 'circle-alert' : 'circle-check'} className="mt-0.5 size-4.5" />
    {children}
  </p>
)
