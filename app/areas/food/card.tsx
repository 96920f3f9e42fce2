import { placeCard } from '../../market/favorites/place-card.tsx'
import { food } from './area.ts'

export const FoodCard = placeCard(food)
