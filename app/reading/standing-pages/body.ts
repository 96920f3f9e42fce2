/** A piece of a text: plain, strong, or a link. */
export type Span =
  | { readonly text: string; readonly strong?: true }
  | { readonly text: string; readonly href: string }

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }

/** Reads what staff write: paragraphs, `## ` headings, `- ` lists, **strong** words and [links](/contact). */
export const parseBody = (body: string): Block[] =>
  body
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)

function blockOf(text: string): Block {
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => spansOf(line.slice(2))) }
  if (text.startsWith('## ')) return { kind: 'heading', spans: spansOf(text.slice(3)) }
  return { kind: 'paragraph', spans: spansOf(text) }
}

/** A link leads to this site, to another by https, or to a letter; anything else stays as it was written. */
const mark =
  /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<href>(?:\/(?!\/)|https:\/\/|mailto:)[^\s)]*)\)/g

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const found of text.matchAll(mark)) {
    if (found.index > at) spans.push({ text: text.slice(at, found.index) })
    spans.push(markedSpan(found.groups!))
    at = found.index + found[0].length
  }
  if (at < text.length) spans.push({ text: text.slice(at) })
  return spans
}

const markedSpan = ({ strong, text, href }: Record<string, string | undefined>): Span =>
  strong === undefined ? { text: text!, href: href! } : { text: strong, strong: true }

/** A text without its marks, as search shows it. */
export const plainText = (body: string) =>
  body
    .replaceAll(mark, '$<strong>$<text>')
    .replaceAll(/^(?:## |- )/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
