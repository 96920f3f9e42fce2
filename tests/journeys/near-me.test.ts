import { expect, test } from 'vitest'
import { titles } from '../list-view.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const onTinian = { geolocation: { latitude: 14.97, longitude: 145.62 } }

test('near me sorts by distance from the visitor until it is switched off', async () => {
  const page = await visit('/vehicles', { browser: { ...onTinian, permissions: ['geolocation'] } })
  const before = await titles(page)
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByRole('link', { name: 'Remove filter: Near me' }).waitFor()
  expect(new URL(page.url()).searchParams.get('near')).toBe('145.62,14.97')
  await page
    .getByText(/Tinian · [\d.]+ mi$/)
    .first()
    .waitFor()
  expect(await page.locator('[data-ref] p', { hasText: ' mi' }).first().textContent()).toContain('Tinian')

  await page.getByLabel('Sort').selectOption('oldest')
  await page.getByRole('link', { name: 'Remove filter: Near me' }).waitFor({ state: 'detached' })
  await expect.poll(() => titles(page)).toEqual(before.toReversed())
})

test('a visitor who refuses to share their position sees why nothing happens', async () => {
  const page = await visit('/vehicles', { browser: { permissions: [] } })
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('Your browser is not allowed to share your location.').waitFor()
  expect(new URL(page.url()).search).toBe('')
})
