import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newJob } from '../../../../tests/applications.ts'
import { newAccount } from '../../../../tests/bookings.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { viewerWith } from '../../../../tests/people.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { pdfOf } from '../../../../tests/test-pdf.ts'
import '../../../registry/register.server.ts'
import { tidyApplicationFile } from '../files/application-file.server.ts'
import { receiveApplication } from './receive-application.server.ts'

const database = await testDatabase()

/** Sends a form of a new account's, which is whole but for what is typed otherwise. */
async function newSender() {
  const { page } = loaderArguments(database, '/')
  const viewer = viewerWith(await newAccount(database.db))
  const send = async (job: { key: { kind: string; ref: string } }, typed: Record<string, string | File>) => {
    const form = new FormData()
    const whole = { name: 'Ana Cruz', phone: '(670) 234-5678', message: 'Hello', ...typed }
    for (const [name, value] of Object.entries(whole)) form.set(name, value)
    return receiveApplication(page, viewer, { job: job.key, form })
  }
  /** A form that is refused for another field, with a PDF. */
  const refusedWith = async (job: { key: { kind: string; ref: string } }, formKey: string) => {
    const pdf = new File([pdfOf()], 'cv.pdf')
    const first = await send(job, { formKey, pdf, message: '' })
    return first && 'refused' in first ? first.refused.keptPdf : ''
  }
  return { files: page.files, viewer, send, refusedWith }
}

test('a PDF that is kept with a form belongs to that form: with another application it is not there', async () => {
  const { viewer, send, refusedWith } = await newSender()
  const formKey = randomUUID()
  const keptPdf = await refusedWith(await newJob(database.db), formKey)
  expect(keptPdf).not.toBe('')
  expect(await send(await newJob(database.db), { formKey, keptPdf })).toHaveProperty('number')
  expect(await send(await newJob(database.db), { formKey: randomUUID(), keptPdf })).toHaveProperty('number')
  const { rows } = await database.pool.query(
    'select file_key is not null as has from application where applicant_id = $1 order by id',
    [viewer.id],
  )
  expect(rows).toEqual([{ has: true }, { has: false }])
})

test('a PDF that was deleted before its form is sent again is asked for again', async () => {
  const { files, send, refusedWith } = await newSender()
  const job = await newJob(database.db)
  const formKey = randomUUID()
  const keptPdf = await refusedWith(job, formKey)
  const [key = ''] = keptPdf.split('.')
  await tidyApplicationFile.run({ key }, { database: database.db, files })
  expect(await send(job, { formKey, keptPdf })).toMatchObject({
    refused: { pdfProblem: 'gone', keptPdf: '', typed: { message: 'Hello' } },
  })
  expect(await send(job, { formKey, keptPdf: '' })).toHaveProperty('number')
})

test('a PDF is kept a day from when its form was sent last, and not taken while it is being deleted', async () => {
  const { send, refusedWith } = await newSender()
  const job = await newJob(database.db)
  const formKey = randomUUID()
  const keptPdf = await refusedWith(job, formKey)
  const [key = ''] = keptPdf.split('.')
  const jobKey = `${tidyApplicationFile.name} ${key}`
  const set = (columns: string) =>
    database.pool.query(`update graphile_worker._private_jobs set ${columns} where key = $1`, [jobKey])
  await set(`run_at = now() + interval '1 minute'`)
  expect(await send(job, { formKey, keptPdf, message: '' })).toMatchObject({ refused: { keptPdf } })
  const { rows } = await database.pool.query(
    `select run_at > now() + interval '23 hours' as is_late from graphile_worker.jobs where key = $1`,
    [jobKey],
  )
  expect(rows).toEqual([{ is_late: true }])
  await set(`locked_at = now(), locked_by = 'another process'`)
  expect(await send(job, { formKey, keptPdf })).toMatchObject({ refused: { pdfProblem: 'gone' } })
})
