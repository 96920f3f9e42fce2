import { msg } from '@lingui/core/macro'
import type { AreaForm } from '../../market/create-listing/area-form.ts'

/** A job's price is its pay. */
export const jobForm: AreaForm = {
  priceSpan: { from: msg`Minimum pay, in dollars`, to: msg`Maximum pay, in dollars` },
}
