import { msg } from '@lingui/core/macro'
import type { AreaForm } from '../../../market/create-listing/area-form.ts'

export const eventForm: AreaForm = {
  headings: { create: msg`Submit an Event`, edit: msg`Edit your event` },
}
