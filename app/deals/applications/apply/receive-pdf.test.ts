import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newJob } from '../../../../tests/applications.ts'
import { newAccount } from '../../../../tests/bookings.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { viewerWith } from '../../../../tests/people.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { pdfOf } from '../../../../tests/test-pdf.ts'
import '../../../registry/register.server.ts'
import { receiveApplication } from './receive-application.server.ts'

const database = await testDatabase()

test('a PDF that is kept with a form belongs to that form: with another application it is not there', async () => {
  const { page } = loaderArguments(database, '/')
  const viewer = viewerWith(await newAccount(database.db))
  const send = async (job: { key: { kind: string; ref: string } }, typed: Record<string, string | File>) => {
    const form = new FormData()
    const whole = { name: 'Ana Cruz', phone: '(670) 234-5678', message: 'Hello', ...typed }
    for (const [name, value] of Object.entries(whole)) form.set(name, value)
    return receiveApplication(page, viewer, { job: job.key, form })
  }
  const formKey = randomUUID()
  const pdf = new File([pdfOf()], 'cv.pdf')
  const first = await send(await newJob(database.db), { formKey, pdf, message: '' })
  const keptPdf = first && 'refused' in first ? first.refused.keptPdf : ''
  expect(keptPdf).not.toBe('')
  expect(await send(await newJob(database.db), { formKey, keptPdf })).toHaveProperty('number')
  expect(await send(await newJob(database.db), { formKey: randomUUID(), keptPdf })).toHaveProperty('number')
  const { rows } = await database.pool.query(
    'select file_key is not null as has from application where applicant_id = $1 order by id',
    [viewer.id],
  )
  expect(rows).toEqual([{ has: true }, { has: false }])
})
