import { placeCard } from '../../people/favorites/place-card.tsx'
import { products } from './area.ts'

export const ProductCard = placeCard(products)
