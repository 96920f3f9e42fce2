import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { areas } from '../../app/registry/areas.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

test('an example answers at a press, and an area unfolds to its filters, by keyboard', async () => {
  const page = await visit('/api/v1')
  const area = page.getByRole('group').filter({ hasText: 'government-services' })
  await area.locator('summary').press('Enter')
  await area.getByRole('link', { name: '/api/v1/government-services' }).waitFor()
  const [answer] = await Promise.all([
    page.waitForResponse(/vehicles\?make=Toyota/),
    page.getByRole('link', { name: /vehicles\?make=Toyota/ }).click(),
  ])
  expect(await answer.json()).toMatchObject({
    area: 'vehicles',
    items: [{ attributes: { make: 'Toyota' } }, { attributes: { make: 'Toyota' } }],
  })
})

test('every link of the page answers, examples among them', async () => {
  const { document } = parseHTML(await (await site.ask('/api/v1')).text())
  const paths = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')!)
  const examples = 5
  expect(paths.filter((path) => path.startsWith('/api/v1/'))).toHaveLength(areas.length + examples)
  for (const path of paths) expect((await site.ask(path)).status, path).toBe(200)
})
