/**
 * What may be kept and shown of a failed query: its words, without the values that were sent along, which are what
 * people wrote. Other texts stay as they are.
 */
export function withoutValues(text: string): string {
  const query = text.indexOf('Failed query: ')
  const values = query < 0 ? -1 : text.indexOf('\nparams: ', query)
  return values < 0 ? text : text.slice(0, values)
}
