import { useLingui } from '@lingui/react/macro'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'

/** To the picture before and the one after, at both sides of the row. */
export function StepButtons({
  onStep,
  className = '',
}: {
  onStep: (step: -1 | 1) => void
  className?: string
}) {
  const { t } = useLingui()
  const button = (step: -1 | 1, label: string, icon: IconName, side: string) => (
    <button
      type="button"
      aria-label={label}
      className={`absolute top-1/2 ${side} grid size-11 -translate-y-1/2 place-items-center rounded-pill bg-white/94 text-ink-900 shadow-sm hover:bg-white noscript:hidden print:hidden ${className}`}
      onClick={() => onStep(step)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <>
      {button(-1, t`Previous photo`, 'chevron-left', 'left-3')}
      {button(1, t`Next photo`, 'chevron-right', 'right-3')}
    </>
  )
}
