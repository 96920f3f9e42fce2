import { msg } from '@lingui/core/macro'
import type { Sort } from './area.ts'

/** The sorts that areas share. Price puts sales before rents: a day's rent is no bargain car. */
export const newest = { label: msg`Newest`, order: [['createdAt', 'desc']] } as const satisfies Sort
export const oldest = { label: msg`Oldest`, order: [['createdAt', 'asc']] } as const satisfies Sort
export const priceAscending = {
  label: msg`Price: Low to High`,
  order: [
    ['offer', 'desc'],
    ['price', 'asc'],
  ],
} as const satisfies Sort
export const priceDescending = {
  label: msg`Price: High to Low`,
  order: [
    ['offer', 'desc'],
    ['price', 'desc'],
  ],
} as const satisfies Sort
export const nameAscending = { label: msg`Name A-Z`, order: [['title', 'asc']] } as const satisfies Sort
export const nameDescending = { label: msg`Name Z-A`, order: [['title', 'desc']] } as const satisfies Sort
export const highestRated = {
  label: msg`Highest Rated`,
  order: [['ratingScore', 'desc']],
} as const satisfies Sort
