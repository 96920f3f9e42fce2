import type { AnyArea } from './area.ts'

/** Whether people review the listings of an area. */
export const isReviewed = ({ filters }: AnyArea): boolean => filters.includes('rating')
