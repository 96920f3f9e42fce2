import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { pages } from '../pages.ts'
import { startSite } from '../site.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const { cookie } = await signedIn(site)

/**
 * React marks each Suspense boundary. One that was pending when the page was sent has another mark, and its content comes
 * in a template or hidden at the end, for a script to put in place.
 */
const pending = {
  'waits for a script': /<!--\$[?!~]-->/g,
  'is out of its place': /<template|<div hidden id="?S:/g,
}

test.each(pages)('$path is whole without scripts', async ({ path, status = 200 }) => {
  const answer = await site.ask(path)
  expect(answer.status).toBe(status)
  expectWhole(await answer.text())
})

test.each([
  '/profile',
  '/messages',
  '/user-listings',
  '/create-listing',
  '/favorites',
  '/vehicles',
  '/vehicles/1',
])('%s is whole without scripts for somebody who is signed in', async (path) => {
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
