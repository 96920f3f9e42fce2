/**
 * Does something with each, one after the other. One that fails does not stop the others.
 * @throws the first error, once all others are done
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
  if (errors.length > 0) throw errors[0]
}

/** Does all parts of a job, also after one has failed, as `eachInTurn`. */
export const allInTurn = (parts: readonly (() => Promise<unknown>)[]): Promise<void> =>
  eachInTurn(parts, (part) => part())
