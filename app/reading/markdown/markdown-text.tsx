import { SiteLink } from '../../ground/ui/site-link.tsx'
import type { Block, Inline, ListItem } from './markdown.ts'

/** What staff wrote. The room between its blocks is the caller's. */
export const MarkdownText = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, at) => <BlockOf key={at} block={block} />)

function BlockOf({ block }: { block: Block }) {
  if (block.type === 'list') return <List items={block.children} ordered={block.ordered} />
  const children = <Inlines nodes={block.children} />
  if (block.type === 'paragraph') return <p>{children}</p>
  return block.depth === 2 ? (
    <h2 className="pt-6 text-2xl">{children}</h2>
  ) : (
    <h3 className="pt-4 text-xl">{children}</h3>
  )
}

function List({ items, ordered }: { items: readonly ListItem[]; ordered: boolean }) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element className={`space-y-3 pl-5 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map(({ children: [first, ...rest] }, at) => (
        <li key={at}>
          {first?.type === 'paragraph' ? (
            <Inlines nodes={first.children} />
          ) : (
            first && <BlockOf block={first} />
          )}
          <MarkdownText blocks={rest} />
        </li>
      ))}
    </Element>
  )
}

const Inlines = ({ nodes }: { nodes: readonly Inline[] }) =>
  nodes.map((node, at) => <InlineOf key={at} node={node} />)

function InlineOf({ node }: { node: Inline }) {
  switch (node.type) {
    case 'text':
      return node.value
    case 'image':
      return <img src={node.url} alt={node.alt} loading="lazy" className="my-2 w-full rounded-lg" />
    case 'link':
      return <Target url={node.url} nodes={node.children} />
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inlines nodes={node.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      )
  }
}

/** A page of this site, or one of its files, or another place. */
function Target({ url, nodes }: { url: string; nodes: readonly Inline[] }) {
  const look = 'font-medium text-brand underline underline-offset-4'
  return /^\/[^.]*$/.test(url) ? (
    <SiteLink to={url} className={look}>
      <Inlines nodes={nodes} />
    </SiteLink>
  ) : (
    <a href={url} className={look} rel="noopener">
      <Inlines nodes={nodes} />
    </a>
  )
}
