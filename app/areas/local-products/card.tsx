import { placeCard } from '../../market/favorites/place-card.tsx'
import { products } from './area.ts'

export const ProductCard = placeCard(products)
