import { useLingui } from '@lingui/react/macro'
import { iconButtonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { monthText } from '../days/month.ts'
import type { ShownMonth } from './shown-month.ts'

/** The month, and buttons of the form that lead to those beside it. */
export function MonthPager({ month, previous, next }: ShownMonth) {
  const { i18n, t } = useLingui()
  return (
    <div className="mb-2 flex items-center justify-between gap-3">
      <button
        name="month"
        value={previous ?? undefined}
        disabled={!previous}
        aria-label={t`Previous month`}
        className={`${iconButtonClass} disabled:invisible`}
      >
        <Icon name="chevron-left" />
      </button>
      <h2 className="text-xl">{monthText(month, i18n.locale)}</h2>
      <button
        name="month"
        value={next ?? undefined}
        disabled={!next}
        aria-label={t`Next month`}
        className={`${iconButtonClass} disabled:invisible`}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}
