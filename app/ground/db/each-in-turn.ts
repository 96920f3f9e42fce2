import { withoutValues } from './query-error.ts'

/**
 * Does something with each, one after the other. One that fails does not stop the others.
 * @throws once all others are done: its error, of several an AggregateError
 */
export async function eachInTurn<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items)
    try {
      await act(item)
    } catch (error) {
      errors.push(error)
    }
  if (errors.length === 0) return
  const [first] = errors
  if (errors.length === 1) throw first
  const message = first instanceof Error ? withoutValues(first.message) : String(first)
  throw new AggregateError(errors, `${errors.length} failed, the first with: ${message}`)
}

/** Does all parts of a job, also after one has failed, as `eachInTurn`. */
export const allInTurn = (parts: readonly (() => Promise<unknown>)[]): Promise<void> =>
  eachInTurn(parts, (part) => part())
