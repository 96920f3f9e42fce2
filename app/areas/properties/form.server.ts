import { msg } from '@lingui/core/macro'
import type { AreaForm } from '../../market/create-listing/area-form.ts'

export const propertyForm: AreaForm = {
  headings: { create: msg`List your property`, edit: msg`Edit your property` },
  presets: {
    propertyType: {
      by: 'kind',
      values: {
        house: 'residential',
        apartment: 'residential',
        condo: 'residential',
        land: 'land',
        commercial: 'commercial',
      },
    },
  },
  counts: {
    bedrooms: { wizard: [1, 2, 3, '4+'], full: [0, 1, 2, 3, 4, '5+'] },
    bathrooms: { wizard: [1, 2, 3, '4+'], full: [1, 1.5, 2, 2.5, 3, '3+'] },
  },
}
