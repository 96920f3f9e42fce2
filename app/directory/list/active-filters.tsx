import { Trans, useLingui } from '@lingui/react/macro'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'
import { activeCount, chipsOf, cleared, type Filters, withFilters } from '../filters.ts'
import { Badge } from './badge.tsx'
import { ListLink } from './list-link.tsx'

/** What the list is narrowed by, each a link to the list without it. */
export function ActiveFilters({ area, filters }: { area: AnyArea; filters: Filters }) {
  const { t, i18n } = useLingui()
  if (activeCount(area, filters) === 0) return null
  const { q } = filters
  const chips = chipsOf(area, filters, i18n)
  if (q) chips.push({ label: t`“${q}”`, left: withFilters(filters, { q: '' }) })
  if (filters.box) chips.push({ label: t`Area on the map`, left: withFilters(filters, { box: null }) })
  if (filters.near) chips.push({ label: t`Near me`, left: withFilters(filters, { near: null }) })
  return (
    <ul
      aria-label={t`Active filters`}
      className="max-lg:-mx-gutter flex items-center gap-2 overflow-x-auto max-lg:px-gutter py-1 scrollbar-none *:shrink-0"
    >
      {chips.map(({ label, left }) => (
        <li key={label} className="max-w-60">
          <ListLink
            area={area}
            filters={left}
            aria-label={t`Remove filter: ${label}`}
            className={`${chipClass({ on: true })} max-w-full`}
          >
            <span className="truncate">{label}</span>
            <Icon name="x" className="size-4" />
          </ListLink>
        </li>
      ))}
      <li className="sticky right-0 rounded-pill bg-bg">
        <ListLink
          area={area}
          filters={cleared(filters)}
          className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          <Trans>Clear filters</Trans>
          <span aria-hidden>
            <Badge count={activeCount(area, filters)} />
          </span>
        </ListLink>
      </li>
    </ul>
  )
}
