import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { signedIn } from '../../../tests/accounts.ts'
import { jobTools } from '../../../tests/job-tools.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { phonePicture } from '../../../tests/test-pictures.ts'
import { receivePhotoForm } from './arrange-photos.server.ts'
import { photosForListing, photosOfListing, putPhotosInDraft } from './copy-photos.server.ts'
import { declarePhoto } from './declare-photo.server.ts'
import { deleteUnusedPhotos, makeRoom } from './delete-unused.server.ts'
import { makeVersions } from './make-versions.server.ts'
import { altField, fields } from './photos.ts'
import { photosOfDraft } from './photos-of-draft.server.ts'
import { receivePiece } from './receive-piece.server.ts'
import { storeSentPhoto } from './store-photo.server.ts'
import { takeWholePhoto } from './take-photo.server.ts'
import { originalKey, versionKey, versions } from './versions.ts'

const database = await testDatabase()
const { db, pool } = database
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const place = { query, origin: 'http://localhost:3000' }
const { page: context } = loaderArguments(database, '/photos')
const tools = jobTools(db, { files: context.files })
const maria = await signedIn(place)
const stranger = await signedIn(place)
const picture = await phonePicture('teal')
const pictureBytes = new Uint8Array(picture)
/** More than a piece. */
const detailed = await sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    background: 'teal',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg()
  .toBuffer()
const part = 16 * 2 ** 10 // bytes

const newDraft = async (): Promise<string> =>
  (await query('insert into draft (owner_id) values ($1) returning id', [maria.id]))[0].id
const photosOf = (draftId: string) => photosOfDraft(db, draftId, maria.id)
const declare = (draftId: string, bytes: Buffer, { type = 'image/jpeg', id = randomUUID() as string } = {}) =>
  declarePhoto(db, maria.id, { id, draftId, name: 'beach.jpg', type, size: bytes.length })
const piece = (id: string, bytes: Buffer, offset: number, length = bytes.length) => {
  const part = new Uint8Array(bytes.subarray(offset, offset + length))
  return receivePiece(context, maria.id, { id, offset, bytes: part })
}

async function send(draftId: string, bytes: Buffer, type = 'image/jpeg') {
  const id = randomUUID()
  await declare(draftId, bytes, { type, id })
  if ((await piece(id, bytes, 0)) === 'whole') await takeWholePhoto(context, maria.id, id)
  return (await photosOf(draftId)).find((one) => one.id === id)!
}
/** It stores what it is given when it is let. */
function slowStore() {
  let waiting = 0
  const { promise, resolve: open } = Promise.withResolvers<void>()
  const put: typeof context.files.put = async (...file) => {
    waiting++
    await promise
    await context.files.put(...file)
  }
  return { slow: { ...context, files: { ...context.files, put } }, begun: () => waiting, open }
}
const formOf = (entries: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}
const arrange = (draftId: string, entries: Record<string, string>, viewer = maria) =>
  receivePhotoForm(context, viewer, draftId, formOf(entries))
const stored = async (key: string) => {
  const file = await context.files.get(key)
  return file && buffer(file.body)
}

describe('a file on its way', () => {
  test('comes piece by piece, each once, and is a picture in the end', async () => {
    const draftId = await newDraft()
    const id = randomUUID()
    for (const attempt of [1, 2]) {
      expect(await declare(draftId, detailed, { id }), `${attempt}`).toMatchObject({
        photo: { id, received: 0 },
      })
    }
    expect(await piece(id, detailed, 0, part - 1)).toBe('small')
    expect(await piece(id, detailed, 0, 0)).toBe('small')
    expect(await piece(id, detailed, 0, part)).toBe('kept')
    expect(await piece(id, detailed, 0, part)).toBe('elsewhere')
    expect(await piece(id, detailed, 2 * part, 10)).toBe('elsewhere')
    expect(await photosOf(draftId)).toMatchObject([{ id, received: part, src: null }])
    expect(await piece(id, Buffer.concat([detailed, detailed]), part)).toBe('elsewhere')
    expect(await piece(id, detailed, part)).toBe('whole')
    await takeWholePhoto(context, maria.id, id)
    const [photo] = await photosOf(draftId)
    expect(photo).toMatchObject({ id, problem: null, src: expect.stringMatching(/^\/media\/[0-9a-f]{64}$/) })
    expect(await piece(id, detailed, 0)).toBe('done')
  })

  test('is looked at once at a time, and only so often in an hour', async () => {
    const draftId = await newDraft()
    const id = randomUUID()
    await declare(draftId, picture, { id })
    await piece(id, picture, 0)
    let looks = 0
    const pictures: typeof context.pictures = {
      ...context.pictures,
      read: (...asked) => {
        looks++
        return context.pictures.read(...asked)
      },
    }
    const look = () => takeWholePhoto({ ...context, pictures }, maria.id, id)
    await query(
      `insert into rate_limit values ($1, 400, now() + interval '1 hour')
      on conflict (key) do update set count = 400`,
      [`photo look ${maria.id}`],
    )
    expect(await look()).toBe('often')
    await query(`delete from rate_limit`)
    expect(await Promise.all([look(), look()])).toEqual(['done', 'busy'])
    expect(looks).toBe(1)
    expect(await look()).toBe('done')
    expect(looks).toBe(1)
  })

  test('that can’t be scanned is kept, and is a picture once it can', async () => {
    const draftId = await newDraft()
    const id = randomUUID()
    const unscanned: typeof context.pictures = {
      ...context.pictures,
      read: () => Promise.resolve({ ok: false, problem: 'unscanned' }),
    }
    await declare(draftId, picture, { id })
    await piece(id, picture, 0)
    const look = () => takeWholePhoto({ ...context, pictures: unscanned }, maria.id, id)
    expect([await look(), await look()]).toEqual(['done', 'done'])
    expect(await photosOf(draftId)).toMatchObject([{ id, problem: 'unscanned', received: picture.length }])
    await arrange(draftId, { [fields.retry]: id }, stranger)
    expect(await photosOf(draftId)).toMatchObject([{ problem: 'unscanned' }])
    await arrange(draftId, { [fields.retry]: id })
    expect(await photosOf(draftId)).toMatchObject([{ id, problem: null, src: expect.any(String) as string }])

    // One that came with a form, without scripts.
    const form = new FormData()
    form.append(fields.files, new File([new Uint8Array(detailed)], 'beach.jpg', { type: 'image/jpeg' }))
    expect(await receivePhotoForm({ ...context, pictures: unscanned }, maria, draftId, form)).toEqual([
      { name: 'beach.jpg', problem: 'unscanned' },
    ])
    const sent = (await photosOf(draftId))[1]!
    await arrange(draftId, { [fields.retry]: sent.id })
    expect((await photosOf(draftId))[1]).toMatchObject({
      id: sent.id,
      problem: null,
      src: expect.any(String) as string,
    })
  })

  test('of which a piece is lost is sent once more', async () => {
    const draftId = await newDraft()
    const id = randomUUID()
    await declare(draftId, picture, { id })
    await piece(id, picture, 0)
    await context.files.delete(`uploads/${id}/0`)
    await takeWholePhoto(context, maria.id, id)
    expect(await photosOf(draftId)).toMatchObject([{ received: 0, src: null, problem: null }])
  })

  test('has no connection of the database wait for a store that is slow', async () => {
    const drafts = [await newDraft(), await newDraft()]
    const ids = Array.from({ length: 12 }, () => randomUUID() as string)
    for (const [at, id] of ids.entries()) await declare(drafts[at % 2]!, picture, { id })
    const { slow, begun, open } = slowStore()
    const sent = ids.map((id) => receivePiece(slow, maria.id, { id, offset: 0, bytes: pictureBytes }))
    try {
      await expect.poll(() => begun()).toBe(ids.length)
      expect(await query('select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      open()
    }
    expect(await Promise.all(sent)).toEqual(ids.map(() => 'whole'))
  })

  test('that is sent twice at once is kept once, and none of one that is gone since', async () => {
    const draftId = await newDraft()
    const [twice, gone] = [randomUUID(), randomUUID()]
    for (const id of [twice, gone]) await declare(draftId, picture, { id })
    const { slow, begun, open } = slowStore()
    const sent = [twice, twice, gone].map((id) =>
      receivePiece(slow, maria.id, { id, offset: 0, bytes: pictureBytes }),
    )
    try {
      await expect.poll(() => begun()).toBe(3)
      await query('delete from draft_photo where id = $1', [gone])
    } finally {
      open()
    }
    expect((await Promise.all(sent)).toSorted()).toEqual(['elsewhere', 'unknown', 'whole'])
    const deletions = await query(
      `select payload from graphile_worker._private_jobs where payload::text like '%uploads/' || $1 || '/%'
        or payload::text like '%uploads/' || $2 || '/%'`,
      [twice, gone],
    )
    expect(deletions).toEqual([{ payload: { keys: [`uploads/${gone}/0`] } }])
  })

  test('is no one else’s to send, to see or to remove, and goes into no draft of others', async () => {
    const draftId = await newDraft()
    const id = randomUUID()
    await declare(draftId, picture, { id })
    const bytes = new Uint8Array(picture)
    expect(await receivePiece(context, stranger.id, { id, offset: 0, bytes })).toBe('unknown')
    expect(await photosOfDraft(db, draftId, stranger.id)).toEqual([])
    await arrange(draftId, { [fields.remove]: id }, stranger)
    expect(await photosOf(draftId)).toHaveLength(1)
    for (const other of [id, randomUUID()]) {
      const file = { id: other, draftId, name: '', type: '', size: 9 }
      expect(await declarePhoto(db, stranger.id, file)).toEqual({ refused: 'unknown' })
    }
  })

  test('is too much after ten, however many come at once, and after very many in an hour', async () => {
    const draftId = await newDraft()
    await Promise.all(Array.from({ length: 12 }, () => declare(draftId, picture)))
    const problems = (await photosOf(draftId)).map(({ problem }) => problem)
    expect(problems.toSorted()).toEqual(['many', 'many', ...Array.from({ length: 10 }, () => null)])
    await query(`update rate_limit set count = 200 where key = $1`, [`photo ${maria.id}`])
    expect(await declare(draftId, picture)).toEqual({ refused: 'often' })
    await query(`delete from rate_limit`)
  })

  test('is listed while there are few that were refused; the earliest of many make room', async () => {
    const draftId = await newDraft()
    const first = (await send(draftId, picture)).id
    const tooLarge = { draftId, name: '', type: '', size: 2 ** 30 }
    const refused = { ...tooLarge, id: randomUUID() }
    await declarePhoto(db, maria.id, refused)
    for (let count = 0; count < 28; count++)
      await declarePhoto(db, maria.id, { ...tooLarge, id: randomUUID() })
    const ids = async () => (await photosOf(draftId)).map(({ id }) => id)
    expect(await ids()).toHaveLength(30)
    expect(await ids()).toContain(refused.id)
    const id = randomUUID()
    expect(await declare(draftId, picture, { id })).toMatchObject({ photo: { id, problem: null } })
    expect(await ids()).toHaveLength(30)
    expect(await ids()).toEqual(expect.arrayContaining([first, id]))
    expect(await ids()).not.toContain(refused.id)
  })
})

describe('an account keeps so many bytes', () => {
  const keep = (ownerId: string, size: number, since: string) =>
    query(
      `insert into photo_file (name, owner_id, size, created_at)
       values (md5(random()::text) || md5(random()::text), $1, $2, now() - $3::interval) returning name`,
      [ownerId, size, since],
    )

  test('and no more; a file on its way counts', async () => {
    const { id: ownerId } = await signedIn(place)
    const [draft] = await query('insert into draft (owner_id) values ($1) returning id', [ownerId])
    for (const size of [2 ** 30, 2 ** 30 - 10]) await keep(ownerId, size, '1 minute')
    const declareBytes = (size: number) =>
      declarePhoto(db, ownerId, { id: randomUUID(), draftId: draft.id, name: '', type: 'image/jpeg', size })
    expect(await declareBytes(11)).toMatchObject({ photo: { problem: 'full' } })
    expect(await declareBytes(6)).toMatchObject({ photo: { problem: null } })
    expect(await declareBytes(6)).toMatchObject({ photo: { problem: 'full' } })
    await query('update draft set submitted_at = now() where id = $1', [draft.id])
    expect(await declareBytes(6)).toMatchObject({ photo: { problem: 'full' } })
  })

  test('and no more when several drafts get one at the same moment', async () => {
    const { id: ownerId } = await signedIn(place)
    await keep(ownerId, 2 ** 31 - 10, '1 minute')
    const drafts = await query(
      'insert into draft (owner_id) select $1 from generate_series(1, 4) returning id',
      [ownerId],
    )
    const declared = await Promise.all(
      drafts.map(({ id: draftId }) =>
        declarePhoto(db, ownerId, { id: randomUUID(), draftId, name: '', type: 'image/jpeg', size: 6 }),
      ),
    )
    expect(declared.filter((one) => 'photo' in one && one.photo.problem === null)).toHaveLength(1)
  })

  test('and no more that come with two forms at once, for which those that nothing uses make room, too', async () => {
    const { id: ownerId } = await signedIn(place)
    const both = [await phonePicture('olive'), await phonePicture('plum')]
    const bring = (bytes: Buffer) =>
      storeSentPhoto(context, ownerId, new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
    const [unused] = await keep(ownerId, 2 ** 31 - Math.max(...both.map(({ length }) => length)), '1 minute')
    const sent = await Promise.all(both.map(bring))
    expect(sent.filter((one) => 'problem' in one)).toEqual([{ problem: 'full' }])
    await query(`update photo_file set created_at = now() - interval '2 hours' where name = $1`, [
      unused.name,
    ])
    expect(await bring(both[1]!)).toMatchObject({ src: expect.stringContaining('/media/') })
  })

  test('of which those that nothing uses make room', async () => {
    const [draftId, other] = [await newDraft(), await newDraft()]
    const used = await send(other, await phonePicture('maroon'))
    const [unused] = await keep(maria.id, 2 ** 31 - 10, '2 hours')
    await query(`update photo_file set created_at = now() - interval '2 hours' where owner_id = $1`, [
      maria.id,
    ])
    expect(await declare(draftId, picture)).toMatchObject({ photo: { problem: null } })
    await makeRoom.run({ ownerId: maria.id }, tools)
    const left = (await query('select name from photo_file where owner_id = $1', [maria.id])).map(
      ({ name }) => `/media/${name}`,
    )
    expect(left).toContain(used.src)
    expect(left).not.toContain(`/media/${unused!.name}`)
  })
})

test('a picture that is sent again while it is deleted is whole', async () => {
  const bytes = await phonePicture('orchid')
  const draftId = await newDraft()
  const { id, src } = await send(draftId, bytes)
  await arrange(draftId, { [fields.remove]: id })
  const name = src!.split('/')[2]!
  await query(`update photo_file set created_at = now() - interval '2 hours' where name = $1`, [name])
  const again = await newDraft()
  const sent: Promise<unknown>[] = []
  // The same files, in which it is begun to be sent again between the deletion of one file and the next.
  const files: typeof context.files = {
    ...context.files,
    async delete(key) {
      await context.files.delete(key)
      if (sent.length === 0) sent.push(send(again, bytes))
    },
  }
  await makeRoom.run({ ownerId: maria.id }, { ...tools, files })
  await Promise.all(sent)
  expect(await photosOf(again)).toMatchObject([{ src }])
  expect(await stored(originalKey(name))).toEqual(bytes)
  expect(await stored(versionKey(name, 'first.webp'))).not.toBeNull()
})

test('nonsense in a form about pictures changes nothing, and files of any name are taken or refused', async () => {
  const draftId = await newDraft()
  const [a, b] = [await send(draftId, picture), await send(draftId, await phonePicture('tan'))]
  for (const nonsense of ['\0', `${a.id}\0 0`, ',,,', '\ud800', `${randomUUID()} 1e999`, `${a.id} -7`])
    for (const name of [fields.move, fields.order, fields.remove])
      await arrange(draftId, { [name]: nonsense })
  expect((await photosOf(draftId)).map(({ id }) => id)).toEqual([a.id, b.id])
  const form = new FormData()
  const names = ['a\0b.jpg', `${'x'.repeat(500)}.jpg`, 'drawing.svg']
  form.append(fields.files, new File([new Uint8Array(picture)], names[0]!, { type: 'image/jpeg' }))
  form.append(fields.files, new File([new Uint8Array(picture)], names[1]!, { type: 'no\u00fftype; x=1' }))
  form.append(fields.files, new File(['<svg/>'], names[2]!, { type: 'toString' }))
  expect(await receivePhotoForm(context, maria, draftId, form)).toEqual([
    { name: 'drawing.svg', problem: 'svg' },
  ])
  expect((await photosOf(draftId)).map(({ name, problem }) => [name, problem]).slice(2)).toEqual([
    ['ab.jpg', null],
    ['x'.repeat(200), null],
    ['drawing.svg', 'svg'],
  ])
})

test('a file that can’t be read is refused at its first piece', async () => {
  const draftId = await newDraft()
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(3 * part)])
  const id = randomUUID()
  await declare(draftId, heic, { id, type: '' })
  expect(await piece(id, heic, 0, part)).toBe('done')
  expect(await photosOf(draftId)).toMatchObject([{ problem: 'heic', received: 0 }])
})

describe('refused by name is', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a8' } })
    .png()
    .toBuffer()
  const text = (start: string, bytes = Buffer.alloc(0)) =>
    Buffer.concat([Buffer.from(start, 'latin1'), bytes])
  const emptyArchive = text('PK\x05\x06', Buffer.alloc(18))
  const wide = await sharp({ create: { width: 12_000, height: 5_000, channels: 3, background: '#0a8' } })
    .png()
    .toBuffer()

  test.each([
    ['a drawing', 'svg', text('<?xml version="1.0"?><svg xmlns="x"/>'), 'image/png'],
    ['HEIC', 'heic', text('\0\0\0\x18ftypheic'), 'image/heic'],
    ['a picture of another type', 'mismatch', png, 'image/jpeg'],
    [
      'a picture with a script',
      'polyglot',
      Buffer.concat([png, text('<script>alert(1)</script>')]),
      'image/png',
    ],
    ['a picture that is an archive', 'polyglot', Buffer.concat([png, emptyArchive]), 'image/png'],
    ['a picture that is a PDF', 'polyglot', text('GIF89a%PDF-1.7'), 'image/gif'],
    ['a bomb of 60 megapixels', 'pixels', wide, 'image/png'],
    ['half a picture', 'broken', picture.subarray(0, picture.length / 2), 'image/jpeg'],
    ['a PDF', 'type', text('%PDF-1.7'), 'image/jpeg'],
    ['more than 10 MB', 'large', Buffer.alloc(10 * 2 ** 20 + 1), 'image/jpeg'],
  ])('%s: %s', async (_, problem, bytes, type) => {
    expect(await send(await newDraft(), bytes, type)).toMatchObject({ src: null, problem })
  })
})

test('a picture has one address for its owner, its original no one’s, and versions without what the camera wrote', async () => {
  const draftId = await newDraft()
  const wide = await phonePicture('teal', { width: 900, height: 600 })
  const [one, again] = [await send(draftId, wide), await send(draftId, wide)]
  expect(again.src).toBe(one.src)
  const name = one.src!.split('/')[2]!
  expect(name).toMatch(/[0-3].[78].[78].$/) // teal
  expect(await stored(originalKey(name))).toEqual(wide)
  expect((await sharp(wide).metadata()).exif).toBeDefined()
  expect((await sharp((await stored(versionKey(name, 'first.webp')))!).metadata()).width).toBe(800)
  await makeVersions.run({ name }, tools)
  const sizes = versions.map(async (version) => {
    const { width, exif } = await sharp((await stored(versionKey(name, version)))!).metadata()
    return [version, width, exif]
  })
  expect(await Promise.all(sizes)).toEqual([
    ['400.avif', 400, undefined],
    ['400.webp', 400, undefined],
    ['800.avif', 800, undefined],
    ['800.webp', 800, undefined],
    ['1600.avif', 900, undefined],
    ['1600.webp', 900, undefined],
  ])
})

test('versions of a picture whose original is gone are an error, not done', async () => {
  const { src } = await send(await newDraft(), await phonePicture('#0b3d5c'))
  const name = src!.split('/')[2]!
  await context.files.delete(originalKey(name))
  await expect(makeVersions.run({ name }, tools)).rejects.toThrow(
    `The original of the picture ${name} is not`,
  )
})

test('pictures are ordered and described, and go to a listing and back as they stand', async () => {
  const draftId = await newDraft()
  const [a, b] = [await send(draftId, picture), await send(draftId, await phonePicture('tan'))]
  const c = await send(draftId, Buffer.from('text'))
  const order = async () => (await photosOf(draftId)).map(({ id }) => id)
  await arrange(draftId, { [fields.move]: `${b.id} 0` })
  expect(await order()).toEqual([b.id, a.id, c.id])
  await arrange(draftId, { [fields.order]: [c.id, 'none', a.id].join(), [altField(a.id)]: ' The  beach\n' })
  expect(await order()).toEqual([c.id, a.id, b.id])

  const [listing] = await query(
    `insert into listing (kind, ref, owner_id, title, island) values ('vehicle', 'x', $1, 'X', 'saipan') returning id::int`,
    [maria.id],
  )
  const photos = [
    { src: a.src, alt: 'The beach' },
    { src: b.src, alt: '' },
  ]
  expect(await photosForListing(db, draftId)).toEqual(photos)
  for (const [position, { src, alt }] of photos.entries())
    await query('insert into photo (listing_id, position, src, alt) values ($1, $2, $3, $4)', [
      listing.id,
      position,
      src,
      alt,
    ])
  const edit = await newDraft()
  await putPhotosInDraft(db, await photosOfListing(db, listing.id), edit)
  const edited = await photosOf(edit)
  expect(edited.map(({ src, alt }) => ({ src, alt }))).toEqual(photos)
  await arrange(edit, { [fields.remove]: edited[0]!.id })
  expect(await photosForListing(db, edit)).toEqual([photos[1]])
})

test('unused files are deleted: pieces of a deleted draft at once, pictures after 90 days', async () => {
  const draftId = await newDraft()
  const whole = await send(draftId, await phonePicture('navy'))
  const id = randomUUID()
  await declare(draftId, detailed, { id })
  await piece(id, detailed, 0, part)
  const deleted = async () =>
    (await query(`select payload from graphile_worker._private_jobs`)).flatMap(
      ({ payload }) => payload.keys ?? [],
    )
  await query('delete from draft where id = $1', [draftId])
  await deleteUnusedPhotos.run({}, tools)
  expect(await deleted()).toContain(`uploads/${id}/0`)
  const name = whole.src!.split('/')[2]!
  expect(await stored(originalKey(name))).not.toBeNull()
  const leftUnused = (days: number) =>
    query(`update photo_file set unused_since = now() - make_interval(days => $1) where name = $2`, [
      days,
      name,
    ])
  await leftUnused(89)
  await deleteUnusedPhotos.run({}, tools)
  expect(await stored(originalKey(name))).not.toBeNull()
  await leftUnused(91)
  await deleteUnusedPhotos.run({}, tools)
  expect(await stored(originalKey(name))).toBeNull()
  expect(await query('select 1 from photo_file where name = $1', [name])).toEqual([])
})

test('a picture is kept for a question, and for an edit as long as it may be approved', async () => {
  const draftId = await newDraft()
  const [asked, edited] = [
    await send(draftId, await phonePicture('olive')),
    await send(draftId, await phonePicture('plum')),
  ]
  await query('delete from draft where id = $1', [draftId])
  await query(
    `insert into question (ref, category, title, content, image, search_text, grams) values ('q', 'x', 'Q', '', $1, '', '{}')`,
    [asked.src],
  )
  const [listing] = await query(
    `insert into listing (kind, ref, title, island) values ('vehicle', 'edited', 'X', 'saipan') returning id`,
  )
  const [edit] = await query(
    `insert into moderation_case (type, subject_kind, subject_ref, listing_id)
     values ('edit', 'vehicle', 'edited', $1) returning id`,
    [listing.id],
  )
  await query('insert into listing_revision values ($1, $2, $2)', [
    edit.id,
    { photos: [{ src: edited.src, alt: '' }] },
  ])
  const unused = async () => {
    await deleteUnusedPhotos.run({}, tools)
    const files = await query('select name from photo_file where unused_since is not null')
    return [asked, edited].map(({ src }) => files.some(({ name }) => src === `/media/${name}`))
  }
  expect(await unused()).toEqual([false, false])
  await query(`update moderation_case set state = 'refused' where id = $1`, [edit.id])
  expect(await unused()).toEqual([false, false])
  await query(`update moderation_case set state = 'withdrawn' where id = $1`, [edit.id])
  await query(`delete from question where ref = 'q'`)
  expect(await unused()).toEqual([true, true])
  // The history of what the team owns shows it.
  await query(
    `insert into content_revision (actor_id, kind, ref, part, before) values (gen_random_uuid(), 'government', 'x', 'facts', $1)`,
    [{ photos: [edited.src] }],
  )
  expect(await unused()).toEqual([true, false])
})
