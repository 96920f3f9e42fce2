const atOnce = 8

/** Does the work for each, eight at a time; throws the first failure when those under way have ended. */
export async function severalAtOnce<Item>(items: AsyncIterable<Item>, work: (item: Item) => Promise<void>) {
  const underWay = new Set<Promise<unknown>>()
  const failures: unknown[] = []
  try {
    for await (const item of items) {
      if (failures.length > 0) break
      const one = work(item)
        .catch((error: unknown) => failures.push(error))
        .finally(() => underWay.delete(one))
      underWay.add(one)
      if (underWay.size >= atOnce) await Promise.race(underWay)
    }
  } catch (error) {
    failures.push(error) // of the list itself
  }
  await Promise.all(underWay)
  if (failures.length > 0) throw failures[0]
}
