import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { pdfOf } from '../test-pdf.ts'
import { asFile, phonePicture } from '../test-pictures.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const admin = await signedIn(site, { name: 'Ana Reyes', role: 'admin' })

/** A business of the directory without an owner. */
async function newBusiness() {
  const ref = randomUUID()
  await site.query(
    `insert into listing (kind, ref, title, island, village, address, contact, created_at)
     values ('business', $1, 'Reef Cafe', 'saipan', 'Garapan', 'Beach Road', $2, now() - interval '40 days')`,
    [
      ref,
      JSON.stringify({
        email: 'info@reef.example',
        website: 'https://www.reefcafe.com',
        phone: '(670) 234-5678',
      }),
    ],
  )
  return { ref, path: `/businesses/${ref}` }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const mailTo = async (address: string) =>
  (
    await site.query('select body from mail where address = $1 order by created_at desc limit 1', [address])
  )[0]?.body as string

test('an owner claims their business by a mailed code, and its former contact objects', async () => {
  const { path } = await newBusiness()
  const owner = await signedIn(site, { name: 'Rosa Cruz' })
  const page = await visitPlainly(path, owner)
  await page.getByRole('link', { name: 'Is this your business?' }).click()
  await press(page, 'Claim this listing')
  await page.getByText('Write who you are there.').waitFor()
  await page.getByText('Choose a way.').waitFor()
  await page.getByLabel('Who are you there?').fill('I own it')
  await page.getByLabel('Email to an address at reefcafe.com').check()
  await page.getByLabel('Your address at reefcafe.com').fill('rosa@gmail.com')
  await press(page, 'Claim this listing')
  await page.getByText('Enter an email address at reefcafe.com.').waitFor()
  expect(await page.getByLabel('Who are you there?').inputValue()).toBe('I own it')
  await page.getByLabel('Email to info@reef.example').check()
  await press(page, 'Claim this listing')
  await page.getByText('We sent a code to info@reef.example', { exact: false }).waitFor()
  const [, code = ''] = /<b>(\d{6})<\/b>/.exec(await mailTo('info@reef.example')) ?? []
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await press(page, 'Confirm')
  await page.getByText('This code is not right. You can try it 4 more times.').waitFor()
  await page.getByLabel('Code').fill(code)
  await press(page, 'Confirm')
  await page.getByText('You manage this listing from now on.').waitFor()
  await page.getByRole('link', { name: 'See the listing' }).click()
  await page.getByText('This is your listing').waitFor()
  await page.getByText('Verified owner: they have entered a code', { exact: false }).waitFor()
  await page.goto('/claims')
  await page.getByRole('link', { name: /^Reef Cafe.*Approved/s }).waitFor()

  const [link = ''] = /\/claim-objection\/[\w-]+/.exec(await mailTo('info@reef.example')) ?? []
  const guest = await visitPlainly(link)
  await press(guest, 'Object')
  await guest.getByText('Write why it is wrong.').waitFor()
  await guest.getByLabel('Why it is wrong').fill('She left us in May')
  await press(guest, 'Object')
  await guest.getByRole('heading', { name: 'Our staff will look into it' }).waitFor()
  expect((await site.ask(link)).status).toBe(404)
  const desk = await visitPlainly('/admin/claims', admin)
  await desk.getByRole('link', { name: /^Reef Cafe · Rosa Cruz.*Objection/s }).click()
  await desk.getByText('She left us in May').waitFor()
  await press(desk, 'Take the listing back')
  await desk.getByText('Please give a reason.').waitFor()
  await desk.getByLabel('Reason').fill('You have left')
  await press(desk, 'Take the listing back')
  const after = await visitPlainly(path, owner)
  expect(await after.getByText('Verified owner', { exact: false }).count()).toBe(0)
  await after.getByRole('link', { name: 'Is this your business?' }).click()
  await after.getByText('You have left').waitFor()
})

test('staff look at a photo of a document, hand the listing over, and then hear of a dispute with a PDF', async () => {
  const { path, ref } = await newBusiness()
  const [owner, other] = [
    await signedIn(site, { name: 'Juan Ada' }),
    await signedIn(site, { name: 'Ben Hocog' }),
  ]
  const page = await visit(path, { ...owner, expected: /422/ })
  await page.getByRole('link', { name: 'Is this your business?' }).click()
  await page.getByRole('heading', { name: 'Is this your business?' }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  const document = page.getByLabel('PDF or photo of the document')
  expect(await document.isVisible()).toBe(false)
  await page.getByRole('radio', { name: /^Document/ }).check()
  await document.setInputFiles(asFile(await phonePicture('tan')))
  await press(page, 'Claim this listing')
  await page.getByText('Uploaded. You do not need to choose it again', { exact: false }).waitFor()
  await page.getByLabel('Who are you there?').fill('I own it')
  await press(page, 'Claim this listing')
  await page.getByText('Our staff will look at your document within a few days', { exact: false }).waitFor()
  expect(await axeInTurn(page)).toEqual([])

  const [{ id }] = await site.query('select id from listing_claim where claimant_id = $1', [owner.id])
  const desk = await visitPlainly(`/admin/claims/${id}`, admin)
  const image = desk.getByRole('img', { name: 'Document of the claim' })
  const shown = await site.ask((await image.getAttribute('src'))!, { headers: { cookie: admin.cookie } })
  expect(await sharp(await shown.bytes()).metadata()).toMatchObject({ width: 300 })
  await press(desk, 'Approve and hand over')
  await desk.waitForURL('**/admin/claims')
  expect(await site.query(`select owner_id from listing where ref = $1`, [ref])).toEqual([
    { owner_id: owner.id },
  ])

  const dispute = await visitPlainly(path, other)
  await dispute.getByRole('link', { name: 'Claimed by the wrong person?' }).click()
  await dispute.getByLabel('Who are you there?').fill('I bought it')
  await dispute
    .getByLabel('PDF or photo of the document')
    .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: pdfOf() })
  await press(dispute, 'Claim this listing')
  const answer = await visitPlainly('/notifications', owner)
  await answer
    .getByRole('link', { name: /Someone else claims it: Reef Cafe/ })
    .first()
    .click()
  await answer.getByText('I bought it').waitFor()
  await answer.getByLabel('Your answer to our staff').fill('The sale fell through')
  await press(answer, 'Send')
  const [{ id: disputed }] = await site.query('select id from listing_claim where claimant_id = $1', [
    other.id,
  ])
  const second = await visitPlainly(`/admin/claims/${disputed}`, admin)
  await second.getByText('The sale fell through').waitFor()
  const file = await site.ask(`/admin/claims/${disputed}/document`, { headers: { cookie: admin.cookie } })
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="claim-${disputed}.pdf"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  await second.getByLabel('Reason for rejection').fill('The deed is not signed')
  await press(second, 'Reject')
  await answer.getByLabel('Your answer to our staff').fill('It was never paid')
  await press(answer, 'Send')
  await answer.getByText('Your answer was not sent', { exact: false }).waitFor()
  await answer.getByText('It was never paid').waitFor()
  await dispute.goto('/claims')
  await dispute.getByRole('link', { name: /^Reef Cafe/ }).click()
  await dispute.getByText('The deed is not signed').waitFor()

  const former = await visitPlainly('/claims', owner)
  for (const [ownerId, words] of [
    [other.id, 'It was yours. Someone else manages it now.'],
    [null, 'It was yours. No one manages it now.'],
  ] as const) {
    await site.query('update listing set owner_id = $2 where ref = $1', [ref, ownerId])
    await former.goto(`/claims/business/${ref}`)
    await former.getByText(words).waitFor()
  }
})

test.each([
  ['Reject', 'The license is another one'],
  ['Approve and hand over', ''],
])(
  'a claim that has become an admin’s own before they press %s tells them only that, and keeps what they wrote',
  async (decision, reason) => {
    const { ref } = await newBusiness()
    const [claimant, reader] = [await signedIn(site), await signedIn(site, { role: 'admin' })]
    const claim = async ({ id }: { id: string }) =>
      (
        await site.query(
          `insert into listing_claim (listing_id, claimant_id, way, words, state)
           select id, $1, 'document', 'I own it', 'waiting' from listing where ref = $2 returning id`,
          [id, ref],
        )
      )[0].id as string
    const desk = await visitPlainly(`/admin/claims/${await claim(claimant)}`, reader)
    await desk.getByLabel('Reason for rejection').fill(reason)
    await claim(reader)
    await press(desk, decision)
    const note = desk.getByRole('alert')
    await note.getByText('You have a part in this, so another admin has to decide it.').waitFor()
    await note.getByText(reason).waitFor()
    expect(await desk.getByText('This changed while you were reading', { exact: false }).count()).toBe(0)
    expect(await desk.getByRole('button', { name: 'Reject' }).count()).toBe(0)
  },
)

test('a code by phone is told by staff, and a listing that is gone keeps what was typed', async () => {
  const { ref } = await newBusiness()
  const owner = await signedIn(site)
  const page = await visitPlainly(`/claims/business/${ref}`, owner)
  await page.getByLabel('Who are you there?').fill('I own it')
  await page.getByLabel('Phone call to (670) 234-5678').check()
  await site.query(`update listing set deleted_at = now(), status = 'closed' where ref = $1`, [ref])
  await press(page, 'Claim this listing')
  await page
    .getByText('This is no longer listed, so it can’t be claimed. What you wrote', { exact: false })
    .waitFor()
  expect(await page.getByLabel('Who are you there?').inputValue()).toBe('I own it')
  await site.query(`update listing set deleted_at = null, status = 'live' where ref = $1`, [ref])

  await page.goto(`/claims/business/${ref}`)
  await page.getByLabel('Who are you there?').fill('I own it')
  await page.getByLabel('Phone call to (670) 234-5678').check()
  await press(page, 'Claim this listing')
  const [{ id }] = await site.query('select id from listing_claim where claimant_id = $1', [owner.id])
  const desk = await visitPlainly(`/admin/claims/${id}`, admin)
  const [, code = ''] = /tabular-nums">(\d{6})</.exec(await desk.content()) ?? []
  await press(desk, 'The code is given')
  await page.goto(`/claims/business/${ref}`)
  await page.getByLabel('Code').fill(code)
  await press(page, 'Confirm')
  await page.getByText('You manage this listing from now on.').waitFor()
})

test('who asks for a code that would not arrive hears so of the published address, and of no other', async () => {
  const { ref } = await newBusiness()
  onTestFinished(async () => void (await site.query('delete from suppressed_address')))
  const bounce = (name: string) =>
    site.query(`insert into suppressed_address (address, reason) values ($1, 'bounced')`, [name])
  await bounce('info@reef.example')
  await bounce('rosa@reefcafe.com')
  await site.query('delete from mail')
  const page = await visitPlainly(`/claims/business/${ref}`, await signedIn(site))
  await page.getByLabel('Who are you there?').fill('I own it')
  await page.getByLabel('Email to info@reef.example').check()
  await press(page, 'Claim this listing')
  await page
    .getByText('Our emails don’t reach info@reef.example, so we can’t send a code there. Choose another way.')
    .waitFor()
  expect(await page.getByLabel('Who are you there?').inputValue()).toBe('I own it')
  expect(await mailTo('info@reef.example')).toBeUndefined()

  const answerAbout = async (mailbox: string) => {
    await page.getByLabel('Who are you there?').fill('I own it')
    await page.getByLabel('Email to an address at reefcafe.com').check()
    await page.getByLabel('Your address at reefcafe.com').fill(mailbox)
    await press(page, 'Claim this listing')
    await press(page, 'Ask for a new code')
    await page.getByText(`If ${mailbox}@reefcafe.com gets our emails, a code is on its way.`).waitFor()
    const answer = await page.locator('main').innerText()
    await press(page, 'Withdraw my claim')
    return answer.replaceAll(mailbox, '')
  }
  expect(await answerAbout('rosa')).toBe(await answerAbout('ben'))

  await site.query('delete from suppressed_address')
  await site.query('delete from mail')
  await page.getByLabel('Who are you there?').fill('I own it')
  await page.getByLabel('Email to info@reef.example').check()
  await press(page, 'Claim this listing')
  await page.getByText('We sent a code to info@reef.example. It works for an hour.').waitFor()
  await bounce('info@reef.example')
  await press(page, 'Ask for a new code')
  await page.getByText('Our emails don’t reach info@reef.example', { exact: false }).waitFor()
  expect(await page.getByText('We sent a code', { exact: false }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Ask for a new code' }).count()).toBe(0)
  expect(await site.query(`select from mail where address = 'info@reef.example'`)).toHaveLength(1)
})

test.each([
  ['business/1', 'change the listing, answer messages and reply to reviews.'],
  ['taxi/1', 'change the listing and answer messages.'],
  ['government/1', 'set special hours and post news. Our staff keep the other facts.'],
])('the claim of %s says that its owner can %s', async (listing, rights) => {
  const page = await visitPlainly(`/claims/${listing}`, await signedIn(site))
  await page.getByText(`When it is yours, you can ${rights}`, { exact: false }).waitFor()
})
