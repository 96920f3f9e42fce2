import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SchemaThing } from '../app/ground/request/thing.ts'
import { documentFinisher } from './document.ts'

const finish = documentFinisher({ style: 'p{}', script: 'first()', dev: false })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const finished = ({ html, structuredData }: { html: string; structuredData: readonly SchemaThing[] }) => {
  const { body, policy } = finish({ html: Buffer.from(html), nonce: 'secret', structuredData })
  return { body: body.toString(), policy }
}
const render = (html: string) =>
  finished({ html: `<html><head></head><body>${html}</body></html>`, structuredData: [] })

test('scripts that carry the nonce are allowed by hash, and the nonce does not leave', () => {
  const { body, policy } = render('<script nonce="secret">ours()</script>')
  expect(policy).toContain(hash('ours()'))
  expect(policy).toContain(hash('first()'))
  expect(body).not.toContain('secret')
  expect(body).toContain('<script>ours()</script>')
})

test('an injected script is not blessed, whatever it claims', () => {
  const { policy } = render(
    '<script>evil()</script><script nonce="guess">worse()</script><p title="&lt;script nonce=&quot;secret&quot;>"></p>',
  )
  expect(policy).not.toContain(hash('evil()'))
  expect(policy).not.toContain(hash('worse()'))
  expect(policy).not.toContain('unsafe-inline')
})

test('styles are put into the head, and allowed by hash', () => {
  const html = '<html><head><style id="css"></style></head><body></body></html>'
  expect(finished({ html, structuredData: [] }).body).toContain('<style id="css">p{}</style>')
  expect(render('').policy).toContain(`style-src 'self' ${hash('p{}')}`)
})

test('preloads leave the head and are asked for after the first frame, by a script the policy knows', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="secret"/></head><body></body></html>'
  const { body, policy } = finished({ html, structuredData: [] })
  expect(body).not.toContain('<link')
  const late = body.match(/<script>(requestAnimationFrame.*)<\/script>/)?.[1] ?? ''
  expect(late).toContain('["/assets/a.js"]')
  expect(policy).toContain(hash(late))
})

test("structured data is in the page, and its texts can't end the script element", () => {
  const { body, policy } = finished({
    html: '<html><head></head><body></body></html>',
    structuredData: [{ '@type': 'Product', name: 'Boat </script><script>evil()</script><!--' }],
  })
  const [, json = ''] = body.match(/<script type="application\/ld\+json">([^]*?)<\/script>/) ?? []
  expect(JSON.parse(json)['@graph'][0].name).toBe('Boat </script><script>evil()</script><!--')
  expect(body).not.toContain('<script>evil()')
  expect(policy).toBe(render('').policy)
  expect(render('').body).not.toContain('ld+json')
})
