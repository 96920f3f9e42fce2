import { createHash } from 'node:crypto'
import type { DocumentContext } from '../app/ground/request/document-context.ts'
import type { Thing } from '../app/ground/request/thing.ts'
import { jsonForScript } from './script-json.ts'

type Parts = {
  /** The one stylesheet, which every document carries. */
  style: string
  /** The constant script of the head, which is written without a nonce. */
  theme: string
  dev: boolean
  /** Origins to which a form may lead, beside ours. */
  formTargets?: readonly string[]
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const modulePreload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/**
 * From rendered HTML to what is sent, and its policy. A script is hashed only if it carries this render's nonce: what
 * slipped in through a hole in escaping can't know it and stays blocked. The nonce itself is then taken out, so that
 * the page can be stored.
 */
export function documentFinisher({ style, theme, dev, formTargets = [] }: Parts): DocumentContext['finish'] {
  const styleSource = dev ? "'unsafe-inline'" : hash(style)
  const themeHash = hash(theme)
  return ({ html, nonce, structuredData }) => {
    // The styles are a third of a list and half of a detail page: they are set aside while the rest is searched.
    const pieces = html.replace(style, '').split(` nonce="${nonce}"`)
    const ours = pieces.flatMap((piece, at) => scriptAround(piece, pieces[at + 1]) ?? []).map(hash)
    const markup = pieces.join('')
    const headEnd = markup.indexOf('</head>') + 1 || markup.length
    const head = markup.slice(0, headEnd)
    const late = askLate([...head.matchAll(modulePreload)].map(([, href]) => href ?? ''))
    const bodyEnd = markup.lastIndexOf('</body>')
    const body = [
      head.replaceAll(modulePreload, '').replace('</style>', () => `${style}</style>`),
      markup.slice(headEnd, bodyEnd),
      `<script>${late}</script>`,
      structuredDataScript(structuredData),
      markup.slice(bodyEnd),
    ].join('')
    const policy = [
      "default-src 'self'",
      `script-src 'self' ${[...new Set([themeHash, ...ours, hash(late)])].join(' ')}`,
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

/** The text of an inline script whose tag has the nonce between `before` and `after`. */
function scriptAround(before: string, after: string | undefined): string | undefined {
  if (after === undefined || !before.slice(before.lastIndexOf('<')).startsWith('<script')) return undefined
  return after.slice(after.indexOf('>') + 1).split('</script>', 1)[0] || undefined
}

/** Read, never run: the policy need not know it. React leaves alone what it did not write. */
const structuredDataScript = (things: readonly Thing[]) =>
  things.length > 0
    ? `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', '@graph': things })}</script>`
    : ''

/** In the head, the preloads would go before the first picture: they are asked for after the first frame. */
const askLate = (files: string[]) =>
  `requestAnimationFrame(()=>setTimeout(()=>{for(const h of ${JSON.stringify(files)}){const l=document.createElement("link");l.rel="modulepreload";l.fetchPriority="low";l.href=h;document.head.append(l)}}))`
