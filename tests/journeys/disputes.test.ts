import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { addHandedOver } from '../disputes.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { asFile, phonePicture } from '../test-pictures.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite({ samples: false })
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('a buyer opens a dispute on a phone by keyboard, with photos that a mistake does not lose, and an admin decides', async () => {
  const seller = await signedIn(site, { name: 'Ana Reyes' })
  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const admin = await signedIn(site, { name: 'Ada Admin', role: 'admin' })
  await addHandedOver(site, { number: 'DISPUTE345', sellerId: seller.id, buyerId: buyer.id })
  const page = await visit('/orders/DISPUTE345', { browser: buyer.browser, width: 390, expected: /422/ })
  await page.getByRole('link', { name: 'Something is wrong: open a dispute' }).press('Enter')
  const photos = page.getByLabel('Photos (optional)')
  await photos.setInputFiles([asFile(await phonePicture('teal')), asFile(await phonePicture('tan'))])
  await page.getByRole('button', { name: 'Open the dispute' }).press('Enter')
  await page.getByText('Write something.').waitFor()
  await expect.poll(() => focused(page)).toBe('text')
  expect(await axeInTurn(page)).toEqual([])
  await page.keyboard.type('A leg is broken.')
  await page.getByRole('button', { name: 'Open the dispute' }).press('Enter')
  await page.getByRole('img', { name: 'Photo 2 of Ben Cruz' }).waitFor()
  await page.getByLabel('Your message').fill('I have asked twice.')
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'I have asked twice.' }).waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('')
  // The focus stays at the button.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send')
  expect(await axeInTurn(page)).toEqual([])

  const deciding = await visitPlainly('/admin/money', admin)
  await deciding.getByRole('link', { name: /^Rattan set/ }).click()
  await deciding.getByLabel('Everything left: $450').check()
  await deciding.getByLabel('Why').fill('The photos show it.')
  await deciding.getByRole('button', { name: 'Decide' }).click()
  await deciding.getByText('Refund promised').waitFor()
  await page.goto('/orders/DISPUTE345/dispute')
  await page.getByText('Refund promised: $450').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('button', { name: 'I have the money' }).click()
  await page.getByRole('status').filter({ hasText: 'The dispute is over' }).waitFor()
})

const focused = (page: Awaited<ReturnType<typeof visit>>) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'))
