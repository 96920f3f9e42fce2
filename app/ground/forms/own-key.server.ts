import { createHash } from 'node:crypto'

/**
 * A person's own key for a form: the same whenever they send it, and another's for another person who sends the same
 * form, as on a shared computer.
 * @param person their id or address
 */
export const ownKey = (formKey: string, person: string): string =>
  createHash('sha256')
    .update(`${formKey} ${person}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
