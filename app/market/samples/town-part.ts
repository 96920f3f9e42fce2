import type { Attributes } from '../../directory/attributes/attribute.ts'
import type { Sample } from './area-samples.server.ts'
import type { Dice } from './dice.ts'

/** What a made-up town has of an area, which its `town.server.ts` says. Each listing varies a sample, whose photos it has. */
export type TownPart<A extends Attributes = Attributes> = {
  /** How many listings. */
  readonly count: number
  /** The samples that are varied; without it, all. */
  readonly models?: (samples: readonly Sample<A>[]) => readonly Sample<A>[]
  /** What a title begins with; without it, names of businesses. */
  readonly firstWords?: readonly string[]
  /** What a title ends with, in the order of the models. */
  readonly nouns?: readonly string[]
  /** A description takes two of them. */
  readonly sentences: readonly string[]
  /** What else makes a listing another one than its model; a title replaces first words and noun, a noun the noun. */
  readonly vary?: (
    model: Sample<A>,
    dice: Dice,
    village: string,
  ) => Partial<Sample<A>> & { readonly noun?: string }
}
