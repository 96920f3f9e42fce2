import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeEvent, ReactNode } from 'react'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'
import { type Filters, views, withFilters } from '../filters.ts'
import { ListLink } from './list-link.tsx'
import { formId } from './form-id.ts'
import { toldCount } from './told-count.ts'

/** The sort of a list near a place: no declared one, so that a form that says it keeps the default. */
const nearest = 'nearest'

type Props = {
  area: AnyArea
  filters: Filters
  total: number
  within: ReactNode
  onSort: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** How many there are, in which order and how they are shown. */
export function Toolbar({ area, filters, total, within, onSort }: Props) {
  const { t, i18n } = useLingui()
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <p
        aria-live="polite"
        className={`grow basis-0 text-lg leading-tight font-semibold ${within ? 'max-sm:text-sm' : 'max-sm:text-base'}`}
      >
        {toldCount(total, i18n.locale, (count) => i18n._(area.texts.count(count)))}
        {within && ' '}
        {within}
      </p>
      <ul
        aria-label={t`View`}
        className="flex gap-0.5 rounded-md sm:order-last bg-surface p-0.75 inset-ring inset-ring-line-strong"
      >
        {views.map((view) => (
          <li key={view}>
            <ListLink
              area={area}
              filters={withFilters(filters, { view, page: filters.page })}
              aria-label={view === 'grid' ? t`Grid` : t`List`}
              aria-current={filters.view === view ? 'true' : undefined}
              className="grid size-11 place-items-center rounded-[0.5625rem] hover:bg-surface-2 lg:h-9.5 aria-current:bg-text aria-current:text-bg"
            >
              <Icon name={view} className="size-4.5" />
            </ListLink>
          </li>
        ))}
      </ul>
      <label className="relative min-w-0 max-sm:max-w-30">
        <span className="sr-only">
          <Trans>Sort</Trans>
        </span>
        <select
          form={formId}
          name="sort"
          key={filters.near ? 'near' : 'anywhere'}
          defaultValue={filters.near ? nearest : filters.sort}
          onChange={onSort}
          className="min-h-11 w-full appearance-none truncate rounded-md bg-surface pr-9 pl-3.5 text-sm font-medium inset-ring inset-ring-line-strong"
        >
          {filters.near && <option value={nearest}>{t`Nearest`}</option>}
          {Object.entries(area.sorts).map(([key, { label }]) => (
            <option key={key} value={key}>
              {i18n._(label)}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
        />
      </label>
      <button form={formId} className={`${buttonClass({ tone: 'line' })} hidden! noscript:inline-flex!`}>
        <Trans>Apply</Trans>
      </button>
    </div>
  )
}
