import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { FavoriteType } from './types.server.ts'

/** Shown without favorites: links to lists. */
export function Empty({ types, tab }: { types: readonly FavoriteType[]; tab: string }) {
  const places =
    tab === 'all' ? types.filter(({ isAlways }) => isAlways) : types.filter(({ type }) => type === tab)
  return (
    <div className="grid justify-items-center gap-3 py-section text-center">
      <span className="grid size-16 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
        <Icon name="heart" className="size-7" />
      </span>
      <h2 className="text-3xl">
        <Trans>No favorites yet</Trans>
      </h2>
      <p className="text-text-muted">
        <Trans>Press the heart on anything you like, and you will find it here.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {places.map(({ type, name, path }) => (
          <Link key={type} to={path} className={buttonClass({ tone: places.length > 1 ? 'line' : 'brand' })}>
            <Trans>Browse {name}</Trans>
          </Link>
        ))}
      </div>
    </div>
  )
}
