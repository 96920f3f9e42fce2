import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { languages } from '../../app/ground/i18n/languages.ts'
import { pages } from '../pages.ts'
import { startSite } from '../site.ts'

const site = await startSite()

describe.each(pages)('$path', ({ path, status = 200 }) => {
  test.each(languages)(
    'has no style attribute and no script or style beyond its policy in %s',
    async (language) => {
      const answer = await site.ask(path, { headers: { 'accept-language': language } })
      expect(answer.status).toBe(status)
      const html = await answer.text()
      const policy = answer.headers.get('content-security-policy')!
      expect(html.match(/<[a-z][^<>]*\sstyle=[^<>]*>/gi)).toBe(null)
      expect(html.match(/<[a-z][^<>]*\son[a-z]+=[^<>]*>/gi)).toBe(null)
      expect(html).not.toContain('nonce=')
      expect(policy).not.toContain('unsafe-inline')
      for (const tag of ['script', 'style']) {
        const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'))
        const inline = [...elements].flatMap(([, attributes, text]) =>
          !text || / type="application\/(ld\+)?json"/.test(attributes!) ? [] : text,
        )
        expect(inline.length).toBeGreaterThan(0)
        for (const text of inline) expect(policy).toContain(hashOf(text))
      }
    },
  )
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
