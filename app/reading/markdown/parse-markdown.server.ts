import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import type { Block, Inline, ListItem } from './markdown.ts'

const unused = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'codeFenced',
  'codeText',
  'blockQuote',
  'thematicBreak',
  'setextUnderline',
  'definition',
  'autolink',
  'hardBreakEscape',
  'characterReference',
]
// In Korean, Japanese and Chinese no space parts a strong word from the next.
const extensions = [{ disable: { null: unused } }, cjkFriendlyExtension()]

const safeLink = /^(\/(?!\/)|https:\/\/|mailto:)/
const ownPicture = /^\/(media|pictures)\//

/** Reads `## headings`, paragraphs, lists, **strong** and *emphasized* words, [links](/contact) and own pictures. */
export const parseMarkdown = onceForEach((source): readonly Block[] =>
  blocksOf(source, parse(source).children),
)

/** The same, but each line is a separate block. */
export const parseLines = (source: string): readonly Block[] => parseMarkdown(apart(source))

const apart = (source: string) =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n\n')

/** A text without its marks, as search knows it. */
export const plainText = onceForEach((source): string =>
  parse(source)
    .children.map((block) => (block.type === 'list' ? block.children.map(textOf).join(' ') : textOf(block)))
    .join(' '),
)

const mostKept = 100

/**
 * Remembers what the last texts became. Pages of signed-in users and searches are not cached, and parsing would be the
 * largest part of making them.
 */
function onceForEach<T>(make: (source: string) => T): (source: string) => T {
  const last = new Map<string, T>()
  return (source) => {
    const made = last.get(source) ?? make(source)
    last.delete(source)
    last.set(source, made)
    for (const oldest of last.keys()) {
      if (last.size <= mostKept) break
      last.delete(oldest)
    }
    return made
  }
}

const textOf = (node: Nodes) => toString(node).replaceAll(/\s+/g, ' ').trim()

const parse = (source: string) => fromMarkdown(source.trim(), { extensions })

function blocksOf(source: string, nodes: readonly RootContent[]): Block[] {
  const text = source.trim()
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'heading':
        return [{ type: 'heading', depth: node.depth > 2 ? 3 : 2, children: inlines(text, node.children) }]
      case 'paragraph':
        return [{ type: 'paragraph', children: inlines(text, node.children) }]
      case 'list': {
        const items = node.children.map(({ children }): ListItem => ({
          type: 'listItem',
          children: blocksOf(text, children),
        }))
        return [{ type: 'list', ordered: Boolean(node.ordered), children: items }]
      }
      default:
        return [{ type: 'paragraph', children: [asWritten(text, node)] }]
    }
  })
}

const inlines = (written: string, nodes: readonly PhrasingContent[]): Inline[] =>
  nodes.map((node): Inline => {
    switch (node.type) {
      case 'text':
        return { type: 'text', value: node.value }
      case 'strong':
      case 'emphasis':
        return { type: node.type, children: inlines(written, node.children) }
      case 'link':
        if (!safeLink.test(node.url)) return asWritten(written, node)
        return { type: 'link', url: node.url, children: inlines(written, node.children) }
      case 'image':
        if (!ownPicture.test(node.url)) return asWritten(written, node)
        return { type: 'image', url: node.url, alt: node.alt ?? '' }
      default:
        return asWritten(written, node)
    }
  })

const asWritten = (written: string, { position }: Nodes): Inline => ({
  type: 'text',
  value: written.slice(position?.start.offset, position?.end.offset),
})
