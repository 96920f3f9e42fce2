import { createHash } from 'node:crypto'
import type { RenderedDocument } from '../app/ground/request/document-context.ts'
import type { SchemaThing } from '../app/ground/request/thing.ts'
import { jsonForScript } from './script-json.ts'

type DocumentParts = {
  /** The one stylesheet, which is in every document. */
  style: string
  /** The constant script of the head, which is written without a nonce. */
  script: string
  dev: boolean
  /** Origins to which a form may lead, beside ours. */
  formTargets?: readonly string[]
}

export type FinishDocument = (rendered: RenderedDocument) => { body: Buffer<ArrayBuffer>; policy: string }

const hash = (text: string | Buffer) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const noBytes = Buffer.alloc(0)
const modulePreload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/**
 * From rendered HTML to what is sent, and its policy. A script is hashed only if it carries this render's nonce: what
 * slipped in through a hole in escaping can't know it and stays blocked. The nonce itself is then taken out, so that
 * the page can be stored. All but the head is left as the bytes that React wrote.
 */
export function documentFinisher({ style, script, dev, formTargets = [] }: DocumentParts): FinishDocument {
  const styleSource = dev ? "'unsafe-inline'" : hash(style)
  const scriptHash = hash(script)
  const styleBytes = Buffer.from(style)
  return ({ html, nonce, structuredData }) => {
    const mark = ` nonce="${nonce}"`
    const headEnd = html.indexOf('</head>')
    const bodyEnd = html.lastIndexOf('</body>')
    const files: string[] = []
    const head = html
      .subarray(0, headEnd)
      .toString()
      .replaceAll(mark, '')
      .replaceAll(modulePreload, (_, href: string) => (files.push(href), ''))
    const late = askLate(files)
    const styleEnd = head.indexOf('</style>')
    const body = Buffer.concat([
      Buffer.from(head.slice(0, Math.max(0, styleEnd))),
      styleEnd < 0 ? noBytes : styleBytes,
      Buffer.from(head.slice(Math.max(0, styleEnd))),
      ...piecesBetween(html.subarray(headEnd, bodyEnd), mark),
      Buffer.from(`<script>${late}</script>${structuredDataScript(structuredData)}`),
      ...piecesBetween(html.subarray(bodyEnd), mark),
    ])
    const ours = scriptsWith(html, mark).map(hash)
    const policy = [
      "default-src 'self'",
      `script-src 'self' ${[...new Set([scriptHash, ...ours, hash(late)])].join(' ')}`,
      `style-src 'self' ${styleSource}`,
      "img-src 'self' data: blob:",
      `connect-src 'self'${dev ? ' ws:' : ''}`,
      "object-src 'none'",
      "base-uri 'none'",
      ["form-action 'self'", ...formTargets].join(' '),
      "frame-ancestors 'none'",
    ].join('; ')
    return { body, policy }
  }
}

function placesOf(html: Buffer, mark: string): number[] {
  const places: number[] = []
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) places.push(at)
  return places
}

function piecesBetween(html: Buffer, mark: string): Buffer[] {
  const ends = [...placesOf(html, mark), html.length]
  return ends.map((end, at) => html.subarray(at === 0 ? 0 : ends[at - 1]! + mark.length, end))
}

/** The texts of the inline scripts whose tag has the mark. */
const scriptsWith = (html: Buffer, mark: string): Buffer[] =>
  placesOf(html, mark).flatMap((at) => {
    const tag = html.lastIndexOf('<', at)
    if (!html.subarray(tag, at).toString().startsWith('<script')) return []
    const start = html.indexOf('>', at) + 1
    const script = html.subarray(start, html.indexOf('</script>', start))
    return script.length > 0 ? [script] : []
  })

/** Data, not code: the policy need not allow it. React ignores what it did not write. */
const structuredDataScript = (things: readonly SchemaThing[]) =>
  things.length > 0
    ? `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', '@graph': things })}</script>`
    : ''

/** In the head, the preloads would go before the first picture: they are asked for after the first frame. */
const askLate = (files: string[]) =>
  `requestAnimationFrame(()=>setTimeout(()=>{for(const h of ${JSON.stringify(files)}){const l=document.createElement("link");l.rel="modulepreload";l.fetchPriority="low";l.href=h;document.head.append(l)}}))`
