import type { ShownMessage } from './message.ts'

/** Messages of a conversation that follow one another, and whether there are earlier ones. */
export type Part = { readonly messages: readonly ShownMessage[]; readonly more: boolean }

export const newThread = ({ messages, more }: Part): Part => ({ messages, more })

/** Adds another part to what is known: earlier messages, or the latest ones as they are now. */
export function joinThread(known: Part, part: Part): Part {
  const first = part.messages[0]
  const last = part.messages.at(-1)
  const knownFirst = known.messages[0]
  const knownLast = known.messages.at(-1)
  if (!first || !last) return known
  // There is a gap between the two: more than one page arrived in the meantime.
  if (!knownFirst || !knownLast || (first.id > knownLast.id && part.more)) return newThread(part)
  return {
    messages: [
      ...known.messages.filter(({ id }) => id < first.id),
      ...part.messages,
      ...known.messages.filter(({ id }) => id > last.id),
    ],
    more: first.id < knownFirst.id ? part.more : known.more,
  }
}
