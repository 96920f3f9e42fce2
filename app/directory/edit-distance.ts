/** How many letters apart two words are: one is left out, put in, another, or has changed places with its neighbor. */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [i, letter] of from.entries()) {
    const row = [i + 1]
    for (const [j, otherLetter] of to.entries()) {
      const swapped = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === otherLetter
      row.push(
        Math.min(
          last[j + 1]! + 1,
          row[j]! + 1,
          last[j]! + Number(letter !== otherLetter),
          swapped ? before[j - 1]! + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[before, last] = [last, row]
  }
  return last[to.length]!
}
