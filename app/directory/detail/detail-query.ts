import { defineQuery, type Fields } from '../../ground/query/query.ts'
import type { AnyArea } from '../area.ts'
import { reviewFields } from './review-query.ts'

/** The query of a listing's page: what the area itself asks, and where listings are reviewed `reviewQuery`. */
export const detailQuery = <const F extends Fields>({ filters }: AnyArea, fields: F) =>
  defineQuery({ ...(filters.includes('rating') && reviewFields), ...fields } as F)
