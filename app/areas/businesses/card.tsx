import { placeCard } from '../../market/favorites/place-card.tsx'
import { businesses } from './area.ts'

export const BusinessCard = placeCard(businesses)
