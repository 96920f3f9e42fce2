import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** What is wrong with a field, below it. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex gap-2 text-sm text-danger">
    <Icon name="circle-alert" className="mt-0.5 size-4.5" />
    {children}
  </p>
)
