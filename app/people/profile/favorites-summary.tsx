import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatNumber } from '../../ground/i18n/format.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { FavoriteCounts } from './favorite-counts.server.ts'

/** The user's favorites, by the tabs of /favorites. */
export function FavoritesSummary({ favorites }: { favorites: FavoriteCounts }) {
  const { i18n, t } = useLingui()
  const lines = [...favorites.kinds, { name: t`Others`, count: favorites.others }].filter(
    ({ count }) => count > 0,
  )
  return (
    <section aria-labelledby="favorites-summary" className="rounded-xl bg-surface p-6 shadow-md">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="favorites-summary" className="text-xl">
          <Trans>My Favorites</Trans>
        </h2>
        <Link to="/favorites" className={buttonClass({ tone: 'line', size: 'sm' })}>
          <Trans>View all favorites</Trans>
        </Link>
      </div>
      {lines.length === 0 ? (
        <p className="text-text-muted">
          <Trans>Nothing saved yet. Press the heart on a listing to save it here.</Trans>
        </p>
      ) : (
        <ul>
          {lines.map(({ name, count }) => (
            <li key={name} className="flex justify-between gap-4 border-t border-line py-2 first:border-t-0">
              {name}
              <b className="tabular-nums">{formatNumber(count, i18n.locale)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
