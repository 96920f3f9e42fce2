import type { ReactNode } from 'react'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'

/** A button whose part of the site is not built yet: it says so, without scripts too. */
export const OpensSoon = ({
  label,
  icon,
  tone = 'action',
  children,
}: {
  label: ReactNode
  icon: IconName
  tone?: 'action' | 'line'
  children: ReactNode
}) => (
  <details className="group print:hidden">
    <summary
      className={`${buttonClass({ tone, size: 'lg', wide: true })} list-none [&::-webkit-details-marker]:hidden`}
    >
      <Icon name={icon} />
      {label}
    </summary>
    <p role="status" className="mt-2 rounded-md bg-brand-soft p-3 text-sm text-on-brand-soft">
      {children}
    </p>
  </details>
)
