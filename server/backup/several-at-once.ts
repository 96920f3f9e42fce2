const atOnce = 8

/** Does the work for each, eight at a time; throws the first failure when those under way have ended. */
export async function severalAtOnce<Item>(items: AsyncIterable<Item>, work: (item: Item) => Promise<void>) {
  const underWay = new Set<Promise<void>>()
  for await (const item of items) {
    const one = work(item).finally(() => underWay.delete(one))
    one.catch(() => {}) // it is awaited below
    underWay.add(one)
    if (underWay.size >= atOnce) await Promise.race(underWay)
  }
  await Promise.all(underWay)
}
