import type { Option } from './attribute.ts'
import type { Attribute, CommonOptions } from './attribute.ts'

type Text<Required extends boolean> = CommonOptions<Required> & {
  /** The longest that is accepted, in characters. */
  readonly max: number
  /** Filter by the value: these are always offered, in whatever letters they are typed; others when a listing has them. */
  readonly facet?: readonly string[]
}

/** A line of free text. */
export function text<const Required extends boolean = false>({
  label,
  required,
  max,
  facet,
}: Text<Required>): Attribute<'text', string, Required> {
  return {
    type: 'text',
    label,
    required: (required ?? false) as Required,
    ownWords: true,
    facet: facet && {
      many: true,
      options: facet.map(sameWord),
      open: true,
      valuesOf: (value) => [asStated(facet, value)],
    },
    decode: (stored) => (typeof stored === 'string' && stored ? stored.slice(0, max) : null),
    format: (value) => value,
    words: (value) => [value],
    api: import.meta.env.SSR ? { schema: () => line(max) } : undefined,
  }
}

/** Some lines of free text, such as tags. */
export function texts<const Required extends boolean = false>({
  label,
  required,
  max,
  most,
}: Omit<Text<Required>, 'facet'> & {
  /** How many lines are accepted. */
  readonly most?: number
}): Attribute<'texts', string[], Required> {
  return {
    type: 'texts',
    label,
    required: (required ?? false) as Required,
    ownWords: true,
    decode: (stored) =>
      Array.isArray(stored)
        ? stored
            .filter((line) => typeof line === 'string')
            .slice(0, most)
            .map((line) => line.slice(0, max))
        : null,
    format: (lines) => lines.join(', '),
    words: (lines) => lines,
    api: import.meta.env.SSR
      ? { schema: () => ({ type: 'array', items: line(max), ...(most && { maxItems: most }) }) }
      : undefined,
  }
}

const line = (maxLength: number) => ({ type: 'string', maxLength })

/** The word of these that it is, in whatever letters it is typed. */
export const asStated = (words: readonly string[], typed: string): string =>
  words.find((word) => word.toLowerCase() === typed.toLowerCase()) ?? typed

const sameWord = (value: string): Option => ({ value, label: value })
