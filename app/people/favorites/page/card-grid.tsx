import type { FavoriteCard } from './card.ts'
import { FavoriteCardView } from './favorite-card.tsx'
import type { FavoriteType } from './types.server.ts'

export const grid = 'grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** @param types names for entries without a place */
export const CardGrid = ({
  cards,
  types,
}: {
  cards: readonly FavoriteCard[]
  types: readonly FavoriteType[]
}) => (
  <ul className={grid}>
    {cards.map((card) => (
      <li key={`${card.entry.type}/${card.entry.id}`}>
        <FavoriteCardView card={card} types={types} />
      </li>
    ))}
  </ul>
)
