import { placeCard } from '../../market/favorites/place-card.tsx'
import { shopping } from './area.ts'

export const ShoppingCard = placeCard(shopping)
