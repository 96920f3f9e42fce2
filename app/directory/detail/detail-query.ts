import { pageNumber } from '../../ground/query/fields.ts'
import { defineQuery, type Fields } from '../../ground/query/query.ts'
import type { AnyArea } from '../area.ts'

/** The query of a listing's page: where listings are reviewed, the page of their reviews, and what the area itself asks. */
export const detailQuery = <const F extends Fields>({ filters }: AnyArea, fields: F) =>
  defineQuery({ reviews: pageNumber(filters.includes('rating') ? 9_999 : 1), ...fields })
