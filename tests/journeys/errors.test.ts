import { expect, test } from 'vitest'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)

test('an unknown address is 404, says so and writes its path to the console', async () => {
  const lines: string[] = []
  const page = await visit('/no/such/page?x=1', {
    expected: /404/,
    prepare: async (page) => page.on('console', (message) => lines.push(message.text())),
  })
  expect((await site.ask('/no/such/page')).status).toBe(404)
  await page.getByRole('heading', { level: 1, name: '404' }).waitFor()
  await page.getByText('Oops! Page not found').waitFor()
  await expect.poll(() => lines.filter((line) => line.includes('/no/such/page'))).toHaveLength(1)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Discover the Northern Mariana Islands' }).waitFor()
})

test('a page of a later part says that it opens soon', async () => {
  const page = await visit('/login')
  await page.getByRole('heading', { level: 1, name: 'Opening soon' }).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('a failure shows the error screen with the request\u2019s id, which the log has too', async () => {
  await site.query('alter table photo rename to photo_away')
  try {
    const page = await visit('/vehicles/3', { expected: /500|Error/, javaScript: false })
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
    const id = await page.locator('#request-id').textContent()
    expect(site.output.text).toContain(id)
    const answer = await site.ask('/vehicles/4')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain(answer.headers.get('x-request-id'))
  } finally {
    await site.query('alter table photo_away rename to photo')
  }
})

test('the error screen tries again, and nothing of the failure is told', async () => {
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
    await page.locator('#results').getByRole('link', { name: '2016 Subaru Outback 2.5i' }).click()
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
  } finally {
    await site.query('alter table photo_away rename to photo')
  }
})
