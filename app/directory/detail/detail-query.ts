import { defineQuery, type QueryFields } from '../../ground/query/query.ts'
import type { AnyArea } from '../area.ts'
import { isReviewed } from '../reviewed.ts'
import { reviewFields } from './review-query.ts'

/** The query of a listing's page: what the area itself asks, and where listings are reviewed `reviewQuery`. */
export const detailQuery = <const F extends QueryFields>(area: AnyArea, fields: F) =>
  defineQuery({ ...(isReviewed(area) && reviewFields), ...fields } as F)
