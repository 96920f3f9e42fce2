import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { dayAhead } from '../booking-people.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { pdfOf } from '../test-pdf.ts'
import { axeInTurn, untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

/** A job of a new employer, who asks two questions and for the permit. */
async function newJob() {
  const employer = await signedIn(site, { name: 'Latte Employer' })
  const ref = randomUUID()
  await site.query(
    `insert into listing (kind, ref, title, island, owner_id, attributes, contact)
     values ('job', $1, 'Reef guide', 'saipan', $2, $3, '{"phone": "(670) 234-5678"}')`,
    [
      ref,
      employer.id,
      JSON.stringify({
        category: 'tourism',
        type: 'full-time',
        company: 'Reef',
        questions: ['Which card?'],
        asksForPermit: 'yes',
      }),
    ],
  )
  return { employer, ref, path: `/jobs/${ref}`, received: `/user-listings/job/${ref}/applications` }
}
type Job = Awaited<ReturnType<typeof newJob>>

const cv = (buffer: Buffer, name = 'cv.pdf') => ({ name, mimeType: 'application/pdf', buffer })

/** Opens what is behind a line. */
const open = (page: Page, line: string) => page.locator('summary', { hasText: line }).first().click()

/** The form of a job, filled in but for the file. */
async function fillIn({ path }: Job, name = 'Ana Cruz') {
  const applicant = await signedIn(site, { name })
  const page = await visitPlainly(path, applicant)
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByLabel('Message to the employer').fill('I have guided for six years.')
  await page.getByLabel('Which card?').fill('=Divemaster')
  await page.getByLabel('Yes, I may work in the CNMI').check()
  return { page, applicant }
}

test('whoever applies sends a letter, answers and a PDF, and keeps what was typed when something is wrong', async () => {
  const job = await newJob()
  const { page, applicant } = await fillIn(job)
  const send = page.getByRole('button', { name: 'Send application' })
  const sendFile = async (buffer: Buffer) => {
    await page.getByLabel('PDF, such as your résumé (optional)').setInputFiles(cv(buffer))
    await page.getByRole('button', { name: 'Send application' }).click()
  }
  await page
    .getByText('It is deleted with its file 180 days after the job has closed', { exact: false })
    .waitFor()
  for (const [file, problem] of [
    [Buffer.from('PK\x03\x04'), 'This file is not a PDF. Choose a PDF, or send none.'],
    [Buffer.alloc(0), 'This file is empty. Choose another one.'],
    [
      pdfOf({ trailer: '/Encrypt 5 0 R' }),
      'This PDF is protected by a password. Save it without one, then choose it.',
    ],
    [pdfOf().subarray(0, 200), 'This PDF is not complete. Save it again, then choose it.'],
    [Buffer.concat([pdfOf(), Buffer.alloc(20 * 2 ** 20)]), 'This PDF is too large. The limit is 5 MB.'],
  ] as const) {
    await sendFile(file)
    await page.getByText(problem).waitFor()
  }
  expect(await page.getByLabel('Message to the employer').inputValue()).toBe('I have guided for six years.')
  // A file that is right is kept while something else is wrong.
  await page.getByLabel('Message to the employer').fill('x'.repeat(10_000))
  await page.getByLabel('Phone').fill('12')
  await page.getByLabel('Which card?').fill('   ')
  await sendFile(pdfOf())
  await page.getByText('Use up to 5,000 characters.').waitFor()
  await page.getByText('Enter a phone number, such as (670) 234-5678', { exact: false }).waitFor()
  await page.getByText('Answer this question.').waitFor()
  await page.getByText('You do not need to choose it again', { exact: false }).waitFor()
  expect((await page.getByLabel('Message to the employer').inputValue()).length).toBe(10_000)
  const links = 'https://one.example/a, www.two.example, http://three.example and https://four.example'
  await page.getByLabel('Message to the employer').fill(links)
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByLabel('Which card?').fill(links)
  await send.click()
  await page.getByText('Use up to 3 links.').first().waitFor()
  expect(await page.getByText('Use up to 3 links.').count()).toBe(2)
  expect(await page.getByLabel('Message to the employer').inputValue()).toBe(links)
  await page.getByLabel('Message to the employer').fill('I have guided for six years.')
  await page.getByLabel('Which card?').fill('=Divemaster')
  await send.click()
  await page.getByRole('heading', { level: 1, name: 'Reef guide' }).waitFor()
  const number = new URL(page.url()).pathname.split('/')[2]!

  const file = await site.ask(`/applications/${number}/file`, { headers: { cookie: applicant.cookie } })
  expect(Buffer.from(await file.arrayBuffer()).equals(pdfOf())).toBe(true)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="application-${number}.pdf"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  })
  await page.goto(`${job.path}/apply`)
  await page.getByText('You have already applied for this job.').waitFor()
  await page.goto('/applications')
  await page.getByRole('link', { name: /^Reef guide/ }).click()
  await open(page, 'Withdraw')
  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('status').filter({ hasText: 'Withdrawn' }).waitFor()
  expect(
    (await site.ask(`/applications/${number}/file`, { headers: { cookie: applicant.cookie } })).status,
  ).toBe(404)
})

test('a job that closes while a person writes says so, and their text stays', async () => {
  const job = await newJob()
  const { page } = await fillIn(job)
  await site.query(`update listing set status = 'closed' where ref = $1`, [job.ref])
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText('This job no longer takes applications.', { exact: false }).waitFor()
  expect(await page.getByLabel('Message to the employer').inputValue()).toBe('I have guided for six years.')
  expect(await page.getByLabel('Which card?').inputValue()).toBe('=Divemaster')
  expect(await page.getByRole('button', { name: 'Send application' }).count()).toBe(0)
})

test('an employer reads, notes, shortlists, invites, hires and declines, one or several', async () => {
  const job = await newJob()
  const names = ['Ana Cruz', 'Ben Taitano', 'Kim Seo-yeon']
  for (const name of names) {
    const { page } = await fillIn(job, name)
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reef guide' }).waitFor()
  }
  const stateOf = async (name: string) =>
    (
      await site.query('select state from application where name = $1 and listing_ref = $2', [name, job.ref])
    )[0]!.state
  const page = await visitPlainly('/user-listings', job.employer)
  await page.getByRole('link', { name: /^Applications \(3\)/ }).click()
  await page.getByRole('link', { name: /^Ana Cruz/ }).click()
  expect(await stateOf('Ana Cruz')).toBe('seen')
  await page.getByRole('link', { name: '(670) 234-5678' }).waitFor()
  await page.getByLabel('Your note').fill('Call her')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: 'Put on the shortlist' }).click()
  expect(await stateOf('Ana Cruz')).toBe('shortlisted')
  await open(page, 'Invite to an interview')
  await page.getByRole('button', { name: 'Propose this time' }).click()
  await page.getByText('Choose a day and a time to come.').waitFor()
  await page.getByLabel('Day', { exact: true }).fill(dayAhead(3))
  await page.getByLabel('Time', { exact: true }).fill('10:00')
  await page.getByLabel('Where it is, or what to bring (optional)').fill('At the pier')
  await page.getByRole('button', { name: 'Propose this time' }).click()
  await page.getByText('Interview: ', { exact: false }).first().waitFor()
  const [visit] = await site.query(
    `select booking.state, guest_id = applicant_id as is_theirs from booking join application on interview_id = booking.id
     where booking.listing_id = application.listing_id and application.name = 'Ana Cruz' and application.listing_ref = $1`,
    [job.ref],
  )
  expect(visit).toEqual({ state: 'proposed', is_theirs: true })
  await open(page, 'Hire')
  await page.getByRole('button', { name: 'Hire this applicant' }).click()
  expect(await stateOf('Ana Cruz')).toBe('hired')

  // Several at once, those of another page not.
  await page.goto(job.received)
  await open(page, 'Decline the selected')
  await page.getByRole('button', { name: 'Decline all selected' }).click()
  await page.getByText('Select applications first.').waitFor()
  for (const name of names.slice(1)) await page.getByLabel(`Select: ${name}`).check()
  await page.getByRole('button', { name: 'Read up to 3 side by side' }).click()
  for (const name of names.slice(1)) await page.getByRole('heading', { level: 2, name }).waitFor()
  await page.getByRole('link', { name: 'All applications' }).click()
  for (const name of names.slice(1)) await page.getByLabel(`Select: ${name}`).check()
  await open(page, 'Decline the selected')
  await page.getByRole('button', { name: 'Decline all selected' }).click()
  expect(await Promise.all(names.map(stateOf))).toEqual(['hired', 'declined', 'declined'])
  await page.getByRole('link', { name: 'Declined (2)' }).click()
  expect(await page.getByRole('checkbox').count()).toBe(2)

  const table = await site.ask(`${job.received}/export`, { headers: { cookie: job.employer.cookie } })
  const csv = await table.text()
  expect(csv).toContain('Call her')
  expect(csv).toContain(`,'=Divemaster`)
  expect(csv).not.toContain(',=Divemaster')

  await page.goto(job.received)
  await page.getByRole('link', { name: /^Ben Taitano/ }).click()
  await page.getByRole('link', { name: 'Report' }).click()
  await page.getByText('I have guided for six years.', { exact: false }).waitFor()
})

test('in a browser what is typed stays, the PDF runs nothing, and applications are read side by side', async () => {
  const job = await newJob()
  const applicant = await signedIn(site, { name: 'Ana Cruz' })
  const expected = /ERR_INTERNET_DISCONNECTED/
  const page = await visit(`${job.path}/apply`, { ...applicant, width: 390, height: 844, expected })
  expect(await axeInTurn(page)).toEqual([])
  const keeps = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes(' apply ')))
  await page.getByLabel('Message to the employer').fill('I have guided for six years.')
  expect(await keeps()).toBe(true)
  await page.getByLabel('Message to the employer').fill('')
  expect(await keeps()).toBe(false)
  await page.getByLabel('Message to the employer').fill('I have guided for six years.')
  // What is corrected before the page has been read again stays so.
  const corrected = Promise.withResolvers<void>()
  await page.route(
    /\/apply\.data/,
    async (route) => {
      await corrected.promise
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText('Choose an answer.').waitFor()
  await page.getByLabel('Yes, I may work in the CNMI').check()
  await page.getByText('Choose an answer.').waitFor({ state: 'detached' })
  const busy = page.locator('main button[aria-disabled]')
  expect(await busy.count()).toBe(1)
  corrected.resolve()
  await busy.waitFor({ state: 'detached' })
  expect(await page.getByText('Choose an answer.').count()).toBe(0)
  await page.reload()
  await untilReady(page)
  await expect
    .poll(() => page.getByLabel('Message to the employer').inputValue())
    .toBe('I have guided for six years.')
  expect(await page.getByLabel('Yes, I may work in the CNMI').isChecked()).toBe(true)
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText('Answer this question.').waitFor()
  await page.getByLabel('Which card?').fill('Divemaster')
  const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'
  await page.getByLabel('PDF, such as your résumé (optional)').setInputFiles(cv(pdfOf({ trailer: script })))
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText('It was not sent.', { exact: false }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByRole('heading', { level: 1, name: 'Reef guide' }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download the PDF/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^application-[A-Z2-9]{10}\.pdf$/)
  // Opened by its address it is no page either.
  await expect(page.goto(`${new URL(page.url()).pathname}/file`)).rejects.toThrow(
    /Download is starting|ERR_ABORTED/,
  )

  const desk = await visit(job.received, { ...job.employer, width: 1440, height: 900 })
  await desk.getByRole('link', { name: /^Ana Cruz/ }).click()
  await desk.getByRole('heading', { level: 2, name: 'Ana Cruz' }).waitFor()
  const list = await desk.getByLabel('Select: Ana Cruz').boundingBox()
  const letter = await desk.getByText('I have guided for six years.').boundingBox()
  expect(list!.x).toBeLessThan(letter!.x)
  expect(await axeInTurn(desk)).toEqual([])
})
