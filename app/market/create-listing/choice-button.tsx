import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'

/** One of several options; pressing it continues. */
export const ChoiceButton = ({
  name,
  value,
  icon,
  label,
  hint,
  chosen,
}: {
  name: string
  value: string
  icon?: IconName
  label: ReactNode
  hint?: ReactNode
  chosen: boolean
}) => (
  <button type="submit" name={name} value={value} aria-pressed={chosen} className="wizard-choice">
    {icon && <Icon name={icon} />}
    <span>
      <span className="block font-semibold">{label}</span>
      {hint && <span className="block text-sm text-text-muted">{hint}</span>}
    </span>
  </button>
)
