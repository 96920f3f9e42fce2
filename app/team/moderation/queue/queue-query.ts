import { mostPhotos } from '../../../deals/orders/disputes/dispute-fields.ts'
import { oneOf, rowId } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'

export const queuePath = '/admin/moderation'

/** `after`: the last case on the page before. */
export const queueQuery = defineQuery({ after: rowId() })

const places: readonly number[] = Array.from({ length: mostPhotos }, (_, at) => at)

/** `at`: which picture of what was reported. */
export const pictureQuery = defineQuery({ at: oneOf(places, 0) })
