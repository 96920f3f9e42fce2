import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('a list with its filters is saved under a name, changed, paused and deleted', async () => {
  const maria = await signedIn(site)
  const page = await visit('/vehicles?make=Toyota&sort=priceAscending', { browser: maria.browser })
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.getByRole('heading', { name: 'Save this search' }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  const name = page.getByLabel('Name of the search')
  expect(await name.inputValue()).toBe('Cars · Toyota')
  await name.fill('Toyotas')
  await page.getByLabel('Alerts').selectOption('instant')
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('heading', { level: 1, name: 'Saved searches' }).waitFor()
  const link = page.getByRole('link', { name: 'Toyotas' })
  expect(await link.getAttribute('href')).toBe('/vehicles?make=Toyota')
  await page.getByText('As soon as something new appears').first().waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('button', { name: 'Pause Toyotas' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  await page.getByText('Edit').click()
  await page.getByLabel('Name of the search').fill('My Toyotas')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('link', { name: 'My Toyotas' }).waitFor()
  await page.getByRole('button', { name: 'Delete My Toyotas' }).click()
  await page.getByText('No saved searches yet').waitFor()
})

test('a list where nothing matches offers first of all to tell when something does', async () => {
  const maria = await signedIn(site)
  const page = await visitPlainly('/vehicles?q=amphibious', { browser: maria.browser })
  await page.getByRole('heading', { name: 'No vehicles found' }).waitFor()
  await page.getByRole('link', { name: 'Tell me when one comes' }).click()
  await page.getByRole('heading', { name: 'Save this search' }).waitFor()
  await page.getByRole('button', { name: 'Save search' }).click()
  await page
    .getByRole('link', { name: /amphibious/ })
    .first()
    .waitFor()
})

test('without script a search over the whole directory is saved, too', async () => {
  const maria = await signedIn(site)
  const page = await visitPlainly('/search?q=garapan', { browser: maria.browser })
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('link', { name: 'Everything · “garapan”' }).click()
  await page.waitForURL('**/search?q=garapan')
})

test('without script a refused search, or change of one, keeps how often to be notified', async () => {
  const maria = await signedIn(site)
  await site.query(
    `insert into saved_search (user_id, name, address, alerts)
     select $1, 'Search ' || n, '/vehicles?page=' || n, 'daily' from generate_series(1, 50) n`,
    [maria.id],
  )
  const page = await visitPlainly('/saved-searches/new?of=/hotels', { browser: maria.browser })
  await page.getByLabel('Alerts').selectOption('instant')
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByText('You have reached the limit for saved searches. Delete one first.').waitFor()
  expect(await page.getByLabel('Alerts').inputValue()).toBe('instant')
  await page.goto('/saved-searches')
  await page.locator('main summary').first().click()
  await page.getByLabel('Name of the search').first().fill('x'.repeat(81))
  await page.getByLabel('Alerts').first().selectOption('instant')
  await page.getByRole('button', { name: 'Save changes' }).first().click()
  await page.getByText('This is too long. Use up to 80 characters.').waitFor()
  expect(await page.getByLabel('Alerts').first().inputValue()).toBe('instant')
})

test('a visitor logs in first, and comes back to the search', async () => {
  const page = await visitPlainly('/vehicles?make=Toyota')
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.waitForURL(/\/login\?next=%2Fsaved-searches%2Fnew%3Fof%3D/)
})

test('what is saved is no one else’s', async () => {
  const [maria, juan] = [await signedIn(site), await signedIn(site)]
  await site.query(
    `insert into saved_search (user_id, name, address, alerts) values ($1, 'Secret', '/vehicles', 'daily')`,
    [maria.id],
  )
  const rows = await site.query('select id from saved_search where user_id = $1', [maria.id])
  const { id } = rows[0] as { id: string }
  const seen = await site.ask('/saved-searches', { headers: { cookie: juan.cookie } })
  expect(await seen.text()).not.toContain('Secret')
  const deleted = await fetch(`${site.origin}/saved-searches`, {
    method: 'POST',
    headers: { cookie: juan.cookie, origin: site.origin },
    body: new URLSearchParams({ id, change: 'delete' }),
  })
  expect(deleted.status).toBe(404)
})
