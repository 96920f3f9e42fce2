import { toHtml } from 'hast-util-to-html'
import type { RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { readable } from '../../directory/feed/readable.ts'
import type { Block, Inline } from './markdown.ts'

/** The same as HTML, for feeds: links and pictures of this site lead to `origin`. */
export const htmlOfMarkdown = (blocks: readonly Block[], origin: string): string =>
  toHtml(toHast({ type: 'root', children: blocks.map((block) => forFeed(block, origin) as RootContent) }))

function forFeed(node: Block | Inline, origin: string): object {
  if (node.type === 'text') return { ...node, value: readable(node.value) }
  return {
    ...node,
    ...('url' in node && node.url.startsWith('/') && { url: origin + node.url }),
    ...('children' in node && { children: node.children.map((child) => forFeed(child as Inline, origin)) }),
  }
}
