/**
 * What a failed query may be told of in a log: its words, without the values that were sent along, which are what people
 * wrote. Other texts stay as they are.
 */
export function withoutValues(text: string): string {
  const query = text.indexOf('Failed query: ')
  const values = query < 0 ? -1 : text.indexOf('\nparams: ', query)
  return values < 0 ? text : text.slice(0, values)
}
