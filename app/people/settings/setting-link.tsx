import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'

/** A row that links to the page of a setting. @param children its current value */
export const SettingLink = ({
  to,
  icon,
  name,
  children,
}: {
  to: string
  icon: IconName
  name: string
  children: ReactNode
}) => (
  <li className="relative flex items-center gap-3 py-3">
    <Icon name={icon} className="size-5 text-text-muted" />
    <div className="min-w-0 grow">
      <Link to={to} className="font-semibold after:absolute after:inset-0 hover:text-brand">
        {name}
      </Link>
      <p className="text-sm wrap-anywhere text-text-muted">{children}</p>
    </div>
    <Icon name="chevron-right" className="size-4.5 text-text-muted" />
  </li>
)
