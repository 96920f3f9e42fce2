import { Link } from 'react-router'
import type { Block, Span } from './body.ts'

export const StandingBody = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="mt-6 space-y-3">
    {blocks.map((block, at) => (
      <BlockOf key={at} block={block} />
    ))}
  </div>
)

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'list')
    return (
      <ul className="list-disc space-y-3 pl-5">
        {block.items.map((spans, at) => (
          <li key={at}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    )
  const spans = <Spans spans={block.spans} />
  return block.kind === 'heading' ? <h2 className="pt-6 text-2xl">{spans}</h2> : <p>{spans}</p>
}

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span, at) => <OneSpan key={at} span={span} />)

function OneSpan({ span }: { span: Span }) {
  if ('href' in span) return <Target {...span} />
  return span.strong ? <strong className="font-semibold">{span.text}</strong> : span.text
}

/** A page of this site, or one of its files, or another place. */
function Target({ text, href }: { text: string; href: string }) {
  const look = 'font-medium text-brand underline underline-offset-4'
  return /^\/[^.]*$/.test(href) ? (
    <Link to={href} className={look}>
      {text}
    </Link>
  ) : (
    <a href={href} className={look} rel="noopener">
      {text}
    </a>
  )
}
