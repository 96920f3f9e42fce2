import { placeCard } from '../../people/favorites/place-card.tsx'
import { businesses } from './area.ts'

export const BusinessCard = placeCard(businesses)
