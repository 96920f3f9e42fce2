import { randomOf } from '../reviews/samples/sample-random.ts'

export type Dice = ReturnType<typeof diceOf>

/** Choices that are the same each time for the same word. */
export function diceOf(word: string) {
  const random = randomOf(word)
  for (let skipped = 0; skipped < 4; skipped++) random()
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const pick = <T>(from: readonly T[]): T => from[between(0, from.length - 1)]!
  return {
    between,
    pick,
    /** Each with even odds. */
    some: <const T>(from: readonly T[]): T[] => from.filter(() => random() < 0.5),
    /** A sum near `cents`, rounded to `step`. */
    near: (cents: number, step: number) => Math.round((cents * (0.7 + random() * 0.7)) / step) * step,
  }
}
