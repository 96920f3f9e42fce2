/** What was typed in a form, by the names of its fields; an empty list if nothing was chosen. */
export type FormTexts = Readonly<Record<string, readonly string[]>>

/** The text of a field with one value; empty if nothing was typed. */
export const typedIn = (form: FormTexts, name: string): string => form[name]?.[0] ?? ''
