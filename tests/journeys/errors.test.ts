import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('an unknown address is 404, says so and writes its path to the console', async () => {
  const lines: string[] = []
  const page = await visit('/no/such/page?x=1', {
    expected: /404/,
    before: async (page) => page.on('console', (message) => lines.push(message.text())),
  })
  expect((await site.ask('/no/such/page')).status).toBe(404)
  await page.getByRole('heading', { level: 1, name: '404' }).waitFor()
  await page.getByText('Oops! Page not found').waitFor()
  await expect.poll(() => lines.filter((line) => line.includes('/no/such/page'))).toHaveLength(1)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Discover the Northern Mariana Islands' }).waitFor()
})

test('a failure shows the error screen with the request\u2019s id, which the log has too', async () => {
  await site.query('alter table photo rename to photo_away')
  try {
    const page = await visitPlainly('/vehicles/3')
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
    const id = await page.locator('#request-id').textContent()
    await expect.poll(() => site.output.text).toContain(id)
    const answer = await site.ask('/vehicles/4')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain(answer.headers.get('x-request-id'))
  } finally {
    await site.query('alter table photo_away rename to photo')
  }
})

test('the error screen tries again and shows no details of the failure', async () => {
  await site.query('alter table photo rename to photo_away')
  const page = await visit('/vehicles/5', { expected: /500|Error/ })
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
  expect(await page.locator('#request-id').textContent()).toMatch(/^[\da-f-]{36}$/)
  expect(await page.content()).not.toMatch(/photo_away|relation|select |at .*\.js/)
  await site.query('alter table photo_away rename to photo')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: '2020 Jeep Wrangler Sport' }).waitFor()
})

test('a failure on the way to a page shows the error screen too', async () => {
  const page = await visit('/vehicles', { expected: /500|Error/ })
  await site.query('alter table photo rename to photo_away')
  try {
    await page.locator('#results').getByRole('link', { name: '2016 Jeep Cherokee Latitude' }).click()
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
  } finally {
    await site.query('alter table photo_away rename to photo')
  }
})

test('an answer that is given up when its page is already known is no error', async () => {
  const page = await visit('/vehicles')
  await page.evaluate(() => {
    const ask = window.fetch
    const untilShown = async () => {
      while (!location.pathname.startsWith('/vehicles/')) await new Promise(requestAnimationFrame)
    }
    window.fetch = async (...request) => {
      const answer = await ask(...request)
      if (!answer.url.includes('.data')) return answer
      const cut = new TransformStream({
        async flush(stream) {
          await untilShown()
          stream.error(new DOMException('The request was given up.', 'AbortError'))
          document.documentElement.setAttribute('data-test-cut', '')
        },
      })
      return new Response(answer.body!.pipeThrough(cut), answer)
    }
  })
  await page.locator('#results').getByRole('link', { name: '2016 Jeep Cherokee Latitude' }).click()
  await page.waitForURL('**/vehicles/*')
  await page.locator('html[data-test-cut]').waitFor()
})

test('a page of the staff is 403 for others, in their language, inside the site, with a way on', async () => {
  const { browser } = await signedIn(site)
  const page = await visit('/admin', { browser, expected: /403/, language: 'ko-KR' })
  await page.getByRole('heading', { level: 1, name: '이 계정으로는 볼 수 없는 페이지입니다' }).waitFor()
  expect(await page.title()).toBe('이 계정으로는 볼 수 없는 페이지입니다')
  expect(await axeInTurn(page)).toEqual([])
  expect(await page.getByRole('contentinfo').count()).toBe(1)
  await page.getByRole('link', { name: '내 프로필' }).click()
  await page.waitForURL('**/profile')
})

test.each(['/contact', '/account/password'])(
  'a form that %s does not have is answered 400 with a page of the site, with and without scripts',
  async (path) => {
    const { cookie } = await signedIn(site)
    const answer = await site.ask(path, {
      method: 'POST',
      headers: { origin: site.origin, 'content-type': 'text/plain', cookie },
      body: 'not a form',
    })
    expect(answer.status).toBe(400)
    const text = await answer.text()
    expect(text).toContain('We could not read what you sent')
    expect(text).not.toMatch(/<h1[^>]*>Unexpected Application Error/)
    expect(text).toContain('Return to Home')
    expect(text).toContain('id="account"')
    expect(text).toContain('<footer')
  },
)

test.each([
  ['GET', '/user-listings/vehicle/none/edit', 404, 'Oops! Page not found'],
  ['POST', '/user-listings/vehicle/1/edit', 404, 'Oops! Page not found'],
  ['GET', '/messages/blocks', 405, 'We could not read what you sent'],
  ['POST', '/messages/blocks', 404, 'Oops! Page not found'],
  ['GET', '/messages/pictures/1', 404, 'Oops! Page not found'],
  ['POST', '/vehicles/1', 405, 'We could not read what you sent'],
])(
  '%s %s is answered %i with a page to people, and without one to scripts',
  async (method, path, status, said) => {
    const { cookie } = await signedIn(site)
    const ask = (accept: string) =>
      site.ask(path, {
        method,
        headers: { origin: site.origin, cookie, accept },
        ...(method === 'POST' && { body: new URLSearchParams({ with: '1' }) }),
      })
    const answer = await ask('text/html,application/xhtml+xml,*/*;q=0.8')
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    const text = await answer.text()
    expect(text).toContain(said)
    expect(text).toContain('<footer')
    const bare = await ask('*/*')
    expect(bare.status).toBe(status)
  },
)

test('a guest reads a refusal in the language just chosen, which is remembered', async () => {
  const ask = (accept: string) => site.ask('/feeds/none?lang=ko', { headers: { accept } })
  for (const answer of [await ask('text/html'), await ask('text/html')]) {
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining('Korean')])
    const text = await answer.text()
    expect(text).toContain('<html lang="ko')
    expect(text).toContain('<footer')
  }
  const bare = await ask('*/*')
  expect(bare.status).toBe(404)
  expect(await bare.text()).not.toContain('<footer')
})

test("editing another person's listing is refused by a hydrated page in the visitor's language", async () => {
  const { browser } = await signedIn(site)
  const page = await visit('/user-listings/vehicle/1/edit', { browser, expected: /404/, language: 'ko-KR' })
  await page.getByRole('heading', { level: 1, name: '404' }).waitFor()
  expect(await page.getByRole('contentinfo').count()).toBe(1)
  expect(await axeInTurn(page)).toEqual([])
})
