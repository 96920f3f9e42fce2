import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { chipClass } from '../../../ground/ui/chip.tsx'
import type { Entry } from '../entry.ts'
import { favoritesAddress, withoutReload } from './favorites-query.ts'
import { rememberTab } from './last-tab.ts'
import type { FavoriteType } from './types.server.ts'

/** A tab for each type with favorites, with their number. @param entries undefined until they are loaded */
export function Tabs({
  types,
  entries,
  tab,
}: {
  types: readonly FavoriteType[]
  entries: readonly Entry[] | undefined
  tab: string
}) {
  const { t, i18n } = useLingui()
  const countOf = (type: string) =>
    entries?.filter((entry) => type === 'all' || entry.type === type).length ?? 0
  const shown = types.filter(({ type, isAlways }) => isAlways || type === tab || countOf(type) > 0)
  return (
    <nav aria-label={t`My Favorites`}>
      <ul className="flex flex-wrap gap-2">
        {[{ type: 'all', name: t`All` }, ...shown].map(({ type, name }) => (
          <li key={type}>
            <Link
              to={favoritesAddress({ tab: type })}
              aria-current={type === tab ? 'page' : undefined}
              preventScrollReset
              {...withoutReload}
              onClick={() => rememberTab(type)}
              className={chipClass({ on: type === tab })}
            >
              {name}
              {entries && (
                <span className="tabular-nums text-text-muted">
                  {formatNumber(countOf(type), i18n.locale)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
