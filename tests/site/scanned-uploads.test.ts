import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { uploadAddresses } from '../../app/ground/files/upload-addresses.ts'
import { signedIn } from '../accounts.ts'
import { clamdServer } from '../clamd-server.ts'
import { addHandedOver } from '../disputes.ts'
import { startSite } from '../site.ts'
import { pdfOf } from '../test-pdf.ts'
import { asFile, phonePicture } from '../test-pictures.ts'
import { untilReady, visitorsOf } from '../visitors.ts'

const virus = 'stream: Eicar-Signature FOUND'
let verdict: string | null | ((file: Buffer) => string) = virus
let files = 0
const scanner = await clamdServer((file) => {
  files++
  return typeof verdict === 'function' ? verdict(file) : verdict
})
afterAll(scanner.close)

const site = await startSite({ environment: { CLAMD_SOCKET: scanner.address } })
const [ana, ben, admin] = [
  await signedIn(site, { name: 'Ana Reyes' }),
  await signedIn(site),
  await signedIn(site, { role: 'admin' }),
]
await site.query(`update listing set owner_id = $1 where kind = 'business' and ref = '1'`, [ana.id])
await site.query(`update listing set owner_id = $1 where kind = 'vehicle' and ref = '2'`, [ben.id])
await addHandedOver(site, { number: 'SCAN234567', sellerId: ben.id, buyerId: ana.id })
const [draft] = await site.query(
  `insert into draft (owner_id, kind, category) values ($1, 'vehicle', 'car') returning id`,
  [ana.id],
)
const picture = new File([await phonePicture('red')], 'canoe.jpg', { type: 'image/jpeg' })
const pdf = new File([pdfOf({ text: 'A paper' })], 'paper.pdf', { type: 'application/pdf' })
const csv = new File(['id,title\n'], 'cars.csv', { type: 'text/csv' })

type Upload = {
  at: string
  who?: { cookie: string }
  field: string
  file?: File
  form?: Record<string, string>
}
const uploads: readonly Upload[] = [
  { at: '/advertise', field: 'desktopAd' },
  { at: '/profile', field: 'picture' },
  { at: '/profile/setup', field: 'idPhoto' },
  { at: `/photos/of/${draft!.id}`, field: 'photos' },
  { at: `/create-listing/${draft!.id}/images`, field: 'photos' },
  {
    at: '/jobs/1/apply',
    field: 'pdf',
    file: pdf,
    form: { name: 'Ana', phone: '(670) 234-5678', message: 'Hello' },
  },
  { at: '/admin/content/articles/new', who: admin, field: 'image-file' },
  { at: '/admin/listings/import', who: admin, field: 'file', file: csv, form: { kind: 'vehicle' } },
  { at: '/businesses/2/review', field: 'photos', form: { rating: '5', comment: 'They know every reef.' } },
  {
    at: '/user-listings/business/1/posts',
    field: 'photos',
    form: { op: 'add', kind: 'news', title: 'Open', text: 'We are open.' },
  },
  { at: '/orders/SCAN234567/dispute', field: 'photos', form: { text: 'A leg is broken.' } },
  { at: '/messages/sent', field: 'picture', form: { kind: 'vehicle', ref: '1', clientId: randomUUID() } },
  { at: '/messages/vehicle/2', field: 'picture', form: { clientId: randomUUID() } },
  {
    at: '/claims/government/1',
    field: 'document',
    file: pdf,
    form: { op: 'claim', way: 'document', words: 'It is mine.' },
  },
  {
    at: '/claims/business/2',
    field: 'document',
    form: { op: 'claim', way: 'document', words: 'It is mine.' },
  },
]

async function send({ at, who = ana, field, file = picture, form = {} }: Upload) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ formKey: randomUUID(), ...form })) body.set(name, value)
  body.set(field, file)
  const answer = await site.ask(at, { method: 'POST', body, headers: { cookie: who.cookie } })
  const text = await answer.text()
  return text.replace(/<script[^]*?<\/script>/g, '') // in which there are all texts
}

test.each(uploads)(
  'a file with a virus is refused at $at, and so is one that can’t be scanned',
  async (upload) => {
    verdict = virus
    const before = files
    expect(await send(upload)).toMatch(/virus scanner found something harmful|"harmful"/)
    expect(files).toBe(before + 1)
    verdict = 'stream: ERROR'
    expect(await send(upload)).toMatch(/We can’t check files right now|"unscanned"/)
  },
)

test('each address that takes files has its row here', () => {
  const rows = uploadAddresses.map(({ path }) => uploads.filter(({ at }) => path.test(at)).length)
  expect(Math.min(...rows)).toBeGreaterThan(0)
  expect(uploads.filter(({ at }) => !uploadAddresses.some(({ path }) => path.test(at)))).toEqual([])
})

test('a scanner that does not answer is asked once for a form, and not for a file of a wrong type', async () => {
  verdict = null
  const before = files
  const body = new FormData()
  for (const [name, value] of Object.entries({ formKey: randomUUID(), rating: '5', comment: 'Every reef.' }))
    body.set(name, value)
  for (const color of ['red', 'tan', 'teal'])
    body.append('photos', new File([await phonePicture(color)], `${color}.jpg`, { type: 'image/jpeg' }))
  const answer = await site.ask('/businesses/2/review', {
    method: 'POST',
    body,
    headers: { cookie: ana.cookie },
  })
  const text = await answer.text()
  for (const color of ['red', 'tan', 'teal']) expect(text).toContain(`${color}.jpg`)
  expect(text).toContain('We can’t check files right now.')
  expect(files).toBe(before + 1)
  const note = new File(['a note'], 'note.txt', { type: 'text/plain' })
  expect(await send({ at: '/profile', field: 'picture', file: note })).toContain('We can’t read this file')
  expect(files).toBe(before + 1)
})

test('a photo that can’t be scanned says so, the others come, and it is tried again later', async () => {
  const [{ id }] = await site.query(
    `insert into draft (owner_id, kind, category) values ($1, 'vehicle', 'car') returning id`,
    [ana.id],
  )
  const [beach, car] = [await phonePicture('tan'), await phonePicture('teal')]
  verdict = (file) => (file.equals(beach) ? 'stream: ERROR' : 'stream: OK')
  const page = await visitorsOf(site)(`/create-listing/${id}/images`, { browser: ana.browser })
  await page.locator('input[type=file]').setInputFiles([asFile(beach, 'beach.jpg'), asFile(car, 'car.jpg')])
  const item = page.getByRole('listitem').filter({ hasText: 'beach.jpg' })
  await item.getByText('We can’t check files right now.').waitFor()
  const pictures = page.getByRole('listitem').locator('img[src^="/media/"]')
  await expect.poll(() => pictures.count()).toBe(1)
  expect(await page.getByText('We can’t be reached right now.').count()).toBe(0)

  await page.goto(`/create-listing/${id}/details`)
  await page.getByRole('alert').filter({ hasText: 'beach.jpg' }).waitFor()
  await page.goBack()
  await untilReady(page)
  const again = item.getByRole('button', { name: 'Try again' })
  const answered = page.waitForResponse(`**/photos/of/${id}`)
  await again.click()
  await answered
  await item.getByText('We can’t check files right now.').waitFor()
  verdict = 'stream: OK'
  await again.click()
  await expect.poll(() => pictures.count()).toBe(2)
})

test('a photo in pieces is scanned when it is whole; one that can’t be is kept to be looked at again', async () => {
  const id = randomUUID()
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const headers = { cookie: ana.cookie, 'content-type': 'application/json' }
  const declared = {
    id,
    draft: draft!.id as string,
    name: 'canoe.jpg',
    type: 'image/jpeg',
    size: bytes.length,
  }
  await site.ask('/photos', { method: 'POST', headers, body: JSON.stringify(declared) })
  const put = async (offset: number, piece: Uint8Array<ArrayBuffer>) => {
    const answer = await site.ask(`/photos/${id}`, {
      method: 'PATCH',
      headers: { cookie: ana.cookie, 'upload-offset': String(offset) },
      body: piece,
    })
    return { status: answer.status, text: await answer.text() }
  }
  verdict = 'stream: ERROR'
  expect(await put(0, bytes)).toMatchObject({
    status: 200,
    text: expect.stringContaining('"unscanned"') as string,
  })
  verdict = virus
  const body = new FormData()
  body.set('formKey', randomUUID())
  body.set('photoRetry', id)
  const answer = await site.ask(`/photos/of/${draft!.id}`, {
    method: 'POST',
    body,
    headers: { cookie: ana.cookie },
  })
  const photos = (await answer.json()) as { id: string; problem: string | null }[]
  expect(photos.find((photo) => photo.id === id)?.problem).toBe('harmful')
})
