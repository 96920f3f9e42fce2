import { createHash } from 'node:crypto'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { languages } from '../../app/ground/i18n/languages.ts'
import { hasTurn, pages } from '../pages.ts'
import { seed } from '../seed.ts'
import { sharedSite } from '../site.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = sharedSite()
const { cookie } = await signedIn(site)

/**
 * React marks each Suspense boundary. One that was pending when the page was sent has another mark, and its content comes
 * in a template or hidden at the end, for a script to put in place.
 */
const pending = {
  'waits for a script': /<!--\$[?!~]-->/g,
  'is out of its place': /<template|<div hidden id="?S:/g,
}

/** Each page in one language, another each day; in `npm run sweep` in all. */
const documents = pages.flatMap((one, index) =>
  languages.filter((_, turn) => hasTurn(index, turn)).map((language) => ({ ...one, language })),
)

test.each(documents)(
  `$path is whole without scripts in $language, and has no style attribute and no script or style beyond its policy (SEED=${seed})`,
  async ({ path, status = 200, language }) => {
    const answer = await site.ask(path, { headers: { 'accept-language': language } })
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expectWhole(html)
    expectNothingBeyond(answer.headers.get('content-security-policy')!, html)
  },
)

test.each([
  '/profile',
  '/messages',
  '/user-listings',
  '/create-listing',
  '/favorites',
  '/vehicles',
  '/vehicles/1',
])('%s is whole without scripts for someone who is signed in', async (path) => {
  const answer = await site.ask(path, { headers: { cookie } })
  expect(answer.status).toBe(200)
  expectWhole(await answer.text())
})

function expectWhole(page: string) {
  const html = withoutScripts(page)
  for (const [what, mark] of Object.entries(pending)) expect(html.match(mark), what).toBe(null)
  const { document } = parseHTML(html)
  expect(document.querySelector('main h1')?.textContent.trim()).toBeTruthy()
  expect(document.querySelectorAll('main').length).toBe(1)
  expect(document.querySelector('main')?.closest('[hidden]')).toBe(null)
}

function expectNothingBeyond(policy: string, html: string) {
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
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
