import { placeCard } from '../../people/favorites/place-card.tsx'
import { shopping } from './area.ts'

export const ShoppingCard = placeCard(shopping)
