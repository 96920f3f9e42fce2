import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../app/ground/request/viewer.ts'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { asFile, phonePicture } from '../test-pictures.ts'
import { axeInTurn, goTo, visitorsOf } from '../visitors.ts'

const site = await startSite({ environment: { DEMO: 'off' } })
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

type PageOpener = (
  path: string,
  person: Pick<Awaited<ReturnType<typeof signedIn>>, 'browser'>,
) => Promise<Page>

/** A person whose profile is complete, with their form open, without scripts or in a browser. */
async function onSetupPage(open: PageOpener = visitPlainly) {
  const maria = await signedIn(site)
  await site.query(`update users set village = 'Garapan', island = 'saipan' where id = $1`, [maria.id])
  await site.query(
    `insert into profile (user_id, mailing_address, birth_date, phone_number)
    values ($1, 'PO Box 500123', '1990-12-31', '+16702345678')`,
    [maria.id],
  )
  return { maria, page: await open('/profile/setup', { browser: maria.browser }) }
}

/** In a browser whose console shows that a form was refused. */
const visitExpecting =
  (expected: RegExp): PageOpener =>
  (path, { browser }) =>
    visit(path, { browser, expected })

const submit = (page: Page) => page.getByRole('button', { name: 'Submit for Verification' }).click()
const choose = async (page: Page, label: string, color: string) =>
  page.getByLabel(label).setInputFiles(asFile(await phonePicture(color, { width: 900, height: 600 })))
const creditOf = async (userId: string) =>
  (
    await site.query(
      `select balance_cents::int / 100 as dollars from ledger_account where kind = 'credit' and party_id = $1`,
      [userId],
    )
  )[0].dollars

async function requestOf(userId: string) {
  const [{ id }] = await site.query('select max(id) as id from verification_request where user_id = $1', [
    userId,
  ])
  return `/admin/verification/${id}`
}

async function onRequestPage(userId: string, open: PageOpener = visitPlainly) {
  const admin = await signedIn(site, { role: 'admin', name: 'Ana Reyes' })
  const page = await open('/admin/verification', { browser: admin.browser })
  await page.locator(`a[href="${await requestOf(userId)}"]`).click()
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  return page
}

test('an admin looks at both photos and verifies their owner; the second of two sees what the first decided, and keeps the reason they wrote', async () => {
  const { maria, page } = await onSetupPage(visitExpecting(/422/))
  await submit(page)
  await page.getByText('Please choose a photo of your ID.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('idPhoto')
  await choose(page, 'Photo of your ID', 'teal')
  await choose(page, 'Selfie with your ID', 'tan')
  await submit(page)
  await page.getByText('submitted for verification').waitFor()
  expect(await creditOf(maria.id)).toBe(5)

  const desk = await onRequestPage(maria.id, visitExpecting(/409/))
  for (const name of ['Photo of the ID', 'Selfie with the ID'])
    await expect
      .poll(() => desk.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(900)
  expect(await axeInTurn(desk)).toEqual([])
  const idPhoto = desk.getByRole('img', { name: 'Photo of the ID' })
  const [left, right] = [
    await idPhoto.boundingBox(),
    await desk.getByRole('img', { name: 'Selfie' }).boundingBox(),
  ]
  expect(right!.x).toBeGreaterThan(left!.x + left!.width - 1)
  await desk.getByRole('button', { name: 'Full size' }).press('Enter')
  await desk.getByRole('button', { name: 'Fit to screen' }).waitFor()
  expect((await idPhoto.boundingBox())!.width).toBe(900)
  expect(await axeInTurn(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Approve' }).click()
  await desk.getByRole('heading', { name: 'Recently decided' }).waitFor()

  const profile = await visitPlainly('/profile', maria)
  await profile.getByText('Verified', { exact: true }).waitFor()
  await profile.getByText('Advertising credit: $10').waitFor()

  const { maria: juan, page: form } = await onSetupPage()
  await choose(form, 'Photo of your ID', 'teal')
  await choose(form, 'Selfie with your ID', 'tan')
  await submit(form)
  await form.getByText('submitted for verification').waitFor()
  await goTo(desk, await requestOf(juan.id))
  await desk.getByRole('button', { name: 'Approve' }).waitFor()
  const first = await onRequestPage(juan.id)
  await first.getByRole('button', { name: 'Approve' }).click()
  await first.getByRole('heading', { name: 'Recently decided' }).waitFor()
  await desk.getByLabel('Reason for rejection').fill('The photo is blurred.')
  await desk.getByRole('button', { name: 'Reject' }).click()
  const note = desk.getByRole('alert')
  await note.getByText('so nothing was decided').waitFor()
  await note.getByText('The photo is blurred.').waitFor()
  await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true)
  await desk.getByText('Approved', { exact: true }).waitFor()
  expect(await desk.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  expect(await axeInTurn(desk)).toEqual([])
})

test('without scripts a chosen picture stays chosen, the desk and the pictures are for admins alone, and who is refused reads why and submits again', async () => {
  const { maria, page } = await onSetupPage()
  await choose(page, 'Photo of your ID', 'teal')
  await page.getByLabel('Selfie with your ID').setInputFiles(asFile(Buffer.from('%PDF-1.7'), 'selfie.jpg'))
  await page.getByLabel('Village').fill('Songsong')
  await submit(page)
  await page.getByText('We can’t read this file as a photo.').waitFor()
  await page.getByText('Uploaded. You do not need to choose it again').waitFor()
  expect(await page.getByLabel('Village').inputValue()).toBe('Songsong')
  await choose(page, 'Selfie with your ID', 'tan')
  await submit(page)
  await page.getByText('submitted for verification').waitFor()

  const request = await requestOf(maria.id)
  const statuses = async (cookie: string) => {
    const paths = ['/admin/verification', request, `${request}/idPhoto`]
    const answers = await Promise.all(paths.map((path) => site.ask(path, { headers: { cookie } })))
    return answers.map(({ status }) => status)
  }
  const cookieOf = async (role: Role) => (await signedIn(site, { role })).cookie
  expect(await statuses('')).toEqual([302, 302, 302])
  expect(await statuses(maria.cookie)).toEqual([403, 403, 403])
  for (const role of ['user', 'business', 'moderator'] as const)
    expect(await statuses(await cookieOf(role)), role).toEqual([403, 403, 403])
  expect(await statuses(await cookieOf('admin'))).toEqual([200, 200, 200])

  const desk = await onRequestPage(maria.id)
  await desk.getByRole('button', { name: 'Reject' }).click()
  await desk.getByText('Please give a reason.').waitFor()
  await desk.getByLabel('Reason for rejection').fill('x'.repeat(501))
  await desk.getByRole('button', { name: 'Reject' }).click()
  await desk.getByText('This is too long. Use up to 500 characters.').waitFor()
  expect(await desk.getByLabel('Reason for rejection').inputValue()).toBe('x'.repeat(501))
  await desk.getByLabel('Reason for rejection').fill('The photo is blurred.\nTake it in daylight.')
  await desk.getByRole('button', { name: 'Reject' }).click()
  await desk.getByRole('heading', { name: 'Recently decided' }).waitFor()
  expect(await site.query('select reason from verification_request where user_id = $1', [maria.id])).toEqual([
    { reason: 'The photo is blurred.\nTake it in daylight.' },
  ])

  await page.goto('/profile')
  await page.getByText('The photo is blurred.').waitFor()
  await page.getByRole('link', { name: 'Submit again' }).click()
  await choose(page, 'Photo of your ID', 'teal')
  await choose(page, 'Selfie with your ID', 'tan')
  await submit(page)
  await page.getByText('submitted for verification').waitFor()
  expect(await creditOf(maria.id)).toBe(5)
})
