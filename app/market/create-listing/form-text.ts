import type { FormTexts } from '../../ground/forms/form-texts.ts'

/** A form as text that is the same for the same values, whatever the order of their fields. */
export const formText = (form: FormTexts): string =>
  JSON.stringify(Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1)))
