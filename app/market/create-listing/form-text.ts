import type { TypedForm } from './draft.ts'

/** A form as text that is the same for the same values, whatever the order of their fields. */
export const formText = (form: TypedForm): string =>
  JSON.stringify(Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1)))
