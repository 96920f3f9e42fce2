import { detailQuery } from '../../directory/detail/detail-query.ts'
import type { TypedValues } from '../../directory/typed-filter.ts'
import { matching } from '../../ground/query/fields.ts'
import { properties } from './area.ts'

const day = matching(/^\d{4}-\d\d-\d\d$/)

/** The stay that a list of properties was filtered by, until one books it. */
export const propertyQuery = detailQuery(properties, {
  from: day,
  until: day,
  persons: matching(/^\d{1,2}$/),
})

/** The page of a property, asked for that stay. */
export const stayParameters = ({ checkIn = '', checkOut = '', guests = '1' }: TypedValues) =>
  new URLSearchParams({ from: checkIn, until: checkOut, persons: guests })
