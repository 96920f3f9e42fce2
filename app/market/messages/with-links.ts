import { linksIn } from '../../ground/forms/links.ts'

type Part = { readonly text: string; readonly href?: string }

/** A text in parts, those that are addresses with where they lead. */
export function withLinks(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of linksIn(text)) {
    const [address] = match
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: address, href: /^http/i.test(address) ? address : `https://${address}` })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
