import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../../ground/ui/button.tsx'
import type { FavoriteCard } from './card.ts'
import { CardGrid } from './card-grid.tsx'

const noTypes = [] as const

/** An account's favorites of one area, shown on the area's page. @param path of the list */
export const KeptCards = ({ cards, path }: { cards: readonly FavoriteCard[]; path: string }) =>
  cards.length > 0 ? (
    <CardGrid cards={cards} types={noTypes} />
  ) : (
    <div className="grid justify-items-start gap-3">
      <p className="text-text-muted">
        <Trans>Press the heart on anything you like, and you will find it here.</Trans>
      </p>
      <Link to={path} className={buttonClass({ tone: 'line' })}>
        <Trans>All listings</Trans>
      </Link>
    </div>
  )
