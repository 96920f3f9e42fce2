import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Role, Viewer } from '../../ground/request/viewer.ts'
import { creditOf } from '../credit/credit.server.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import type { FileStore, StoredFile } from '../../ground/files/file-store.ts'
import type { Pictures } from '../../ground/files/pictures.ts'
import { findProfile } from '../profile/find-profile.server.ts'
import { receiveProfile } from '../profile/setup/receive-profile.server.ts'
import { sendProfile } from '../profile/setup/send-profile.ts'
import { decideRequest } from '../../team/verification-desk/decide-request.server.ts'
import { decide } from './decide.server.ts'
import { findPending } from '../../team/verification-desk/find-requests.server.ts'
import { deleteIdPicturesOf, idPictureRetention } from './delete-id-pictures.server.ts'
import { findVerification } from './find-verification.server.ts'
import { loader as loadPicture } from '../../team/verification-desk/id-picture.ts'
import { action as decideOnPage } from '../../team/verification-desk/request-page.tsx'
import { loader as loadRequests } from '../../team/verification-desk/requests-page.tsx'

const database = await testDatabase()
const { db, pool } = database

/** A file store in memory, and a reader that accepts any file named as a picture. */
function stores() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const files: FileStore = {
    put: async (key: string, bytes: Uint8Array<ArrayBuffer>) => void kept.set(key, bytes),
    get: async (key: string): Promise<StoredFile | null> => {
      const bytes = kept.get(key)
      return bytes
        ? { body: new Blob([bytes]).stream(), contentType: 'image/webp', size: bytes.length }
        : null
    },
    delete: async (key: string) => void kept.delete(key),
    list: async function* () {
      yield* kept.keys()
    },
    size: async () => ({ count: kept.size, bytes: 0 }),
  }
  const pictures: Pictures = {
    read: async (bytes) =>
      new TextDecoder().decode(bytes).startsWith('picture')
        ? {
            ok: true,
            bytes: Uint8Array.from(bytes),
            contentType: 'image/webp',
            width: 8,
            height: 5,
            color: '00aa88',
          }
        : { ok: false, problem: 'type' },
    makeVersions: () => Promise.reject(new Error('no ID has versions')),
  }
  return { kept, files, pictures }
}

async function newPerson(role: Role = 'user', emailVerified = true): Promise<Viewer> {
  const { rows } = await pool.query(
    `insert into users (full_name, role, email_verified) values ('Maria Santos', $1, $2) returning id`,
    [role, emailVerified],
  )
  const who = { id: rows[0].id, sessionId: '', email: 'maria@example.com', emailVerified, role }
  return { ...who, fullName: 'Maria Santos', image: null, isVerified: false, isDemo: false, closesAt: null }
}

const whole = {
  fullName: 'Maria Santos',
  mailingAddress: 'PO Box 500123',
  village: 'Garapan',
  island: 'saipan',
  birthDate: '1990-12-31',
  phoneNumber: '234-5678',
}
const both = { idPhoto: 'picture of an ID', selfie: 'picture of a face' }

function formRequest(fields: Record<string, string>, pictures: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const [name, text] of Object.entries(pictures)) body.set(name, new File([text], 'picture.jpg'))
  return new Request('http://localhost:3000/profile/setup', { method: 'POST', body })
}

function pageOf(viewer: Viewer, store: ReturnType<typeof stores>, { demo = false } = {}) {
  return loaderArguments(database, '/profile/setup', { viewer, demo, ...store }).page
}

/** Sends the form by its second button. */
const submit = (
  viewer: Viewer,
  store: ReturnType<typeof stores>,
  {
    fields = whole,
    pictures = both,
    demo = false,
  }: Partial<{
    fields: Record<string, string>
    pictures: Record<string, string>
    demo: boolean
  }> = {},
) =>
  receiveProfile(
    pageOf(viewer, store, { demo }),
    viewer,
    formRequest({ ...fields, verification: 'on' }, pictures),
  )

async function submitted(viewer: Viewer, store = stores()): Promise<number> {
  await submit(viewer, store)
  const { rows } = await pool.query(
    `select id from verification_request where user_id = $1 and status = 'pending'`,
    [viewer.id],
  )
  return Number(rows[0].id)
}

test('a saved profile earns 5 dollars once, even with eight simultaneous forms', async () => {
  const maria = await newPerson()
  const save = () => receiveProfile(pageOf(maria, stores()), maria, formRequest(whole))
  const answers = await Promise.all(Array.from({ length: 8 }, save))
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ refused: null, done: 'saved' })))
  expect(await creditOf(db, maria.id)).toBe(5)
  const { rows } = await pool.query('select phone_number from profile where user_id = $1', [maria.id])
  expect(rows).toEqual([{ phone_number: '+16702345678' }])
})

test('phone numbers that someone types as at home are saved with their country', async () => {
  const maria = await newPerson()
  const fields = { ...whole, phoneNumber: '010-1234-5678', whatsappNumber: '010-2345-6789' }
  const korean = { ...pageOf(maria, stores()), language: 'ko' } as const
  expect(await receiveProfile(korean, maria, formRequest(fields))).toEqual({ refused: null, done: 'saved' })
  expect(await findProfile(db, maria.id)).toMatchObject({
    phoneNumber: '+821012345678',
    whatsappNumber: '+821023456789',
  })
})

test('what is corrected after an answer was lost is saved, also back to what the form began with', async () => {
  const maria = await newPerson()
  await receiveProfile(pageOf(maria, stores()), maria, formRequest(whole))
  const opened = JSON.stringify({ ...whole, phoneNumber: '+16702345678', whatsappNumber: '' })
  const lost = formRequest({ ...whole, village: 'Susupe', seen: opened })
  const refused = await sendProfile({
    request: lost,
    serverAction: async () => {
      await receiveProfile(pageOf(maria, stores()), maria, lost)
      throw new TypeError('Failed to fetch')
    },
  })
  expect(refused).toMatchObject({ problem: 'failed', written: { village: 'Susupe' } })
  const corrected = formRequest({ ...whole, seen: refused.seen })
  expect(await receiveProfile(pageOf(maria, stores()), maria, corrected)).toMatchObject({ done: 'saved' })
  expect(await findProfile(db, maria.id)).toMatchObject({ village: 'Garapan' })
})

test('what a form has not changed is not checked: it stays as it was told, and only a change is refused', async () => {
  const maria = await newPerson()
  const save = (fields: Record<string, string>) =>
    receiveProfile(pageOf(maria, stores()), maria, formRequest(fields))
  const opened = { fullName: 'Maria Santos', island: 'saipan' }
  const seen = JSON.stringify(opened)
  expect((await save({ ...opened, village: 'Susupe', seen })).refused).toMatchObject({
    errors: { mailingAddress: 'missing', birthDate: 'missing', phoneNumber: 'missing' },
  })
  await save(whole)
  expect(await save({ ...opened, village: 'Susupe', seen })).toMatchObject({ done: 'saved' })
  expect(await findProfile(db, maria.id)).toMatchObject({
    ...whole,
    village: 'Susupe',
    phoneNumber: '+16702345678',
  })
  const former = '+16705'
  await pool.query('update profile set phone_number = $1 where user_id = $2', [former, maria.id])
  const begun = { ...whole, phoneNumber: former, seen: JSON.stringify({ ...whole, phoneNumber: former }) }
  expect(await save({ ...begun, village: 'Dandan' })).toMatchObject({ done: 'saved' })
  expect(await findProfile(db, maria.id)).toMatchObject({ village: 'Dandan', phoneNumber: former })
  expect((await save({ ...begun, phoneNumber: '+16706' })).refused).toMatchObject({
    errors: { phoneNumber: 'invalid' },
  })
})

test('without a confirmed email address a profile is saved but earns nothing, except in demo mode', async () => {
  const maria = await newPerson('user', false)
  await receiveProfile(pageOf(maria, stores()), maria, formRequest(whole))
  expect(await creditOf(db, maria.id)).toBe(0)
  await receiveProfile(pageOf(maria, stores(), { demo: true }), maria, formRequest(whole))
  expect(await creditOf(db, maria.id)).toBe(5)
})

test('all problems of a form are reported at once', async () => {
  const fields = { ...whole, village: '', birthDate: '2023-02-30', phoneNumber: '12', whatsappNumber: 'none' }
  const { refused } = await submit(await newPerson(), stores(), { fields, pictures: { selfie: 'text' } })
  expect(refused).toMatchObject({
    errors: { village: 'missing', birthDate: 'invalid', phoneNumber: 'invalid', whatsappNumber: 'invalid' },
    pictureErrors: { idPhoto: 'missing', selfie: 'type' },
  })
})

test('pictures are required, and a valid one is kept while something else is wrong', async () => {
  const maria = await newPerson()
  const store = stores()
  const first = await submit(maria, store, { pictures: { idPhoto: both.idPhoto, selfie: 'text' } })
  expect(first.refused).toMatchObject({
    errors: {},
    pictureErrors: { selfie: 'type' },
    chosen: { idPhoto: true, selfie: false },
  })
  const second = await submit(maria, store, { pictures: {}, fields: { ...whole, phoneNumber: '12' } })
  expect(second.refused).toMatchObject({
    errors: { phoneNumber: 'invalid' },
    pictureErrors: { selfie: 'missing' },
  })
  expect(await creditOf(db, maria.id)).toBe(0)
  const third = await submit(maria, store, { pictures: { selfie: both.selfie } })
  expect(third).toEqual({ refused: null, done: 'submitted' })
  expect(await findVerification(db, maria.id)).toMatchObject({ status: 'pending' })
  expect(await creditOf(db, maria.id)).toBe(5)
  expect(store.kept.size).toBe(2)
})

test('only the first of two admins approves: it verifies, earns 5 dollars more and is logged', async () => {
  const [maria, admin] = [await newPerson(), await newPerson('admin')]
  const requestId = await submitted(maria)
  const approve = () =>
    decideRequest(db, { requestId, userId: maria.id, adminId: admin.id, refusal: null, demo: false })
  expect((await Promise.all([approve(), approve(), approve()])).filter(Boolean)).toHaveLength(1)
  expect(await creditOf(db, maria.id)).toBe(10)
  const { rows } = await pool.query(
    `select actor_id, action, changes, verified_at is not null as verified
    from audit join users on subject_id = users.id::text where subject_id = $1`,
    [maria.id],
  )
  expect(rows).toEqual([
    {
      actor_id: admin.id,
      action: 'verification',
      changes: { status: ['pending', 'approved'] },
      verified: true,
    },
  ])
  await expect(pool.query('update audit set actor_id = null')).rejects.toThrow(/only ever added/)
  await expect(pool.query('delete from audit')).rejects.toThrow(/only ever added/)
})

test('no admin decides about their own ID', async () => {
  const admin = await newPerson('admin')
  const id = String(await submitted(admin))
  const forms: Record<string, string>[] = [{ approve: 'on' }, { reason: 'The photo is blurred.' }]
  for (const form of forms)
    expect(
      await decideOnPage({
        ...loaderArguments(database, `/admin/verification/${id}`, { viewer: admin }),
        request: formRequest(form),
        params: { id },
        pattern: '/admin/verification/:id' as const,
      }),
    ).toMatchObject({ init: { status: 409 } })
  expect(await findVerification(db, admin.id)).toMatchObject({ status: 'pending' })
  expect(await creditOf(db, admin.id)).toBe(5)
  expect((await pool.query('select verified_at from users where id = $1', [admin.id])).rows).toEqual([
    { verified_at: null },
  ])
})

test('a refused user reads the reason and may submit again with new pictures', async () => {
  const [maria, admin] = [await newPerson(), await newPerson('admin')]
  const requestId = await submitted(maria)
  await db.transaction((tx) => decide(tx, { requestId, adminId: admin.id, refusal: 'The photo is blurred.' }))
  const refused = { status: 'refused', reason: 'The photo is blurred.' }
  expect(await findVerification(db, maria.id)).toMatchObject(refused)
  const { rows: written } = await pool.query('select actor_id, changes from audit where subject_id = $1', [
    maria.id,
  ])
  expect(written).toEqual([
    {
      actor_id: admin.id,
      changes: { status: ['pending', 'refused'], reason: [null, 'The photo is blurred.'] },
    },
  ])
  expect((await submit(maria, stores(), { pictures: {} })).refused).toMatchObject({
    pictureErrors: { idPhoto: 'missing', selfie: 'missing' },
  })
  await submit(maria, stores(), { pictures: { idPhoto: both.idPhoto } })
  expect(await findVerification(db, maria.id)).toMatchObject({ ...refused, chosen: { idPhoto: true } })
  await submit(maria, stores())
  expect(await findVerification(db, maria.id)).toMatchObject({ status: 'pending', reason: null })
  const { rows } = await pool.query('select event from notification where user_id = $1 order by id', [
    maria.id,
  ])
  expect(rows.map(({ event }) => event)).toEqual(['credit-earned', 'verification-refused'])
})

test('in demo mode a request is approved at once, and once only, without pictures', async () => {
  const maria = await newPerson('user', false)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => submit(maria, stores(), { pictures: {}, demo: true })),
  )
  expect(answers.every(({ done }) => done === 'submitted')).toBe(true)
  expect(await findVerification(db, maria.id)).toMatchObject({ status: 'approved' })
  expect(await creditOf(db, maria.id)).toBe(10)
  const { rows } = await pool.query('select 1 from verification_request where user_id = $1', [maria.id])
  expect(rows).toHaveLength(1)
  const told = await pool.query('select event, values from notification where user_id = $1', [maria.id])
  expect(told.rows, 'one notice for one press').toEqual([
    { event: 'verification-approved', values: { cents: 1000 } },
  ])
})

test('only admins see the pictures of an ID', async () => {
  const store = stores()
  const maria = await newPerson()
  const requestId = await submitted(maria, store)
  const ask = async (viewer: Viewer | null, picture = 'idPhoto') => {
    const address = `/admin/verification/${requestId}/${picture}`
    const args = loaderArguments(database, address, { viewer, ...store })
    const params = { id: String(requestId), picture }
    const thrown = (problem: unknown) => problem as { init?: { status: number }; status?: number }
    return loadPicture({ ...args, params, pattern: '' }).catch(thrown)
  }
  const admin = await newPerson('admin')
  const pictureAnswer = (await ask(admin)) as Response
  expect(await pictureAnswer.text()).toBe(both.idPhoto)
  expect(pictureAnswer.headers.get('cache-control')).toBe('private, no-store')
  for (const role of ['user', 'business', 'moderator'] as const)
    expect(await ask(await newPerson(role)), role).toMatchObject({ init: { status: 403 } })
  expect(await ask(maria)).toMatchObject({ init: { status: 403 } })
  expect(await ask(await newPerson('admin'), 'passport')).toMatchObject({ init: { status: 404 } })
  expect(await ask(null)).toMatchObject({ status: 302 })
  const { rows } = await database.pool.query(
    `select actor_id, subject_id, changes from audit where action = 'id-picture'`,
  )
  expect(rows).toEqual([
    { actor_id: admin.id, subject_id: maria.id, changes: { picture: [null, 'idPhoto'] } },
  ])
})

test('only admins see and decide requests', async () => {
  const maria = await newPerson()
  const requestId = await submitted(maria)
  for (const role of ['user', 'business', 'moderator'] as const) {
    const viewer = await newPerson(role)
    const args = loaderArguments(database, '/admin/verification', { viewer })
    await expect(loadRequests({ ...args, params: {}, pattern: '/admin/verification' })).rejects.toMatchObject(
      {
        init: { status: 403 },
      },
    )
    const decision = {
      ...args,
      request: formRequest({ approve: 'on' }),
      params: { id: String(requestId) },
      pattern: '/admin/verification/:id' as const,
    }
    await expect(decideOnPage(decision)).rejects.toMatchObject({ init: { status: 403 } })
  }
  expect(await findVerification(db, maria.id)).toMatchObject({ status: 'pending' })
})

test('the second admin to decide sees the first decision, and keeps what was typed', async () => {
  const [maria, first, second] = [await newPerson(), await newPerson('admin'), await newPerson('admin')]
  const id = String(await submitted(maria))
  const send = (viewer: Viewer, form: Record<string, string>) =>
    decideOnPage({
      ...loaderArguments(database, `/admin/verification/${id}`, { viewer }),
      request: formRequest(form),
      params: { id },
      pattern: '/admin/verification/:id' as const,
    })
  await expect(send(first, { approve: 'on' })).rejects.toMatchObject({ status: 303 })
  expect(await send(second, { reason: 'It is blurred.' })).toMatchObject({
    data: { problem: 'stale', reason: 'It is blurred.' },
    init: { status: 409 },
  })
  expect(await findVerification(db, maria.id)).toMatchObject({ status: 'approved' })
})

test('pending requests are listed by page, the longest waiting first, each once', async () => {
  await pool.query(`delete from verification_request where status = 'pending'`)
  await pool.query(`
    with people as (
      insert into users (full_name, email) select 'Many', 'many-' || n || '@example.com' from generate_series(1, 120) n
      returning id)
    insert into verification_request (user_id, status, submitted_at) select id, 'pending', now() from people`)
  const seen = new Set<number>()
  const lengths: number[] = []
  for (let after = 0, next = true; next;) {
    const found = await findPending(db, after)
    for (const { id } of found.pending) seen.add(id)
    lengths.push(found.pending.length)
    after = found.pending.at(-1)!.id
    next = found.next
  }
  expect(lengths).toEqual([50, 50, 20])
  expect(seen.size).toBe(120)
  const gone = Math.max(...seen) + 1
  expect(await findPending(db, gone)).toEqual(await findPending(db, 0))
  await pool.query(`delete from users where full_name = 'Many'`)
})

const age = (id: number, days: number) =>
  pool.query(
    `update verification_request set created_at = created_at - make_interval(days => $2),
        id_photo_at = id_photo_at - make_interval(days => $2), selfie_at = selfie_at - make_interval(days => $2),
        submitted_at = submitted_at - make_interval(days => $2),
        decided_at = decided_at - make_interval(days => $2) where id = $1`,
    [id, days],
  )
const toldOf = async ({ id }: Viewer) =>
  (await pool.query('select event, "values" from notification where user_id = $1', [id])).rows

test('pictures are deleted 30 days after the decision, after 90 days without one, and with the account', async () => {
  const store = stores()
  const left = async () => {
    const { rows } = await pool.query('delete from graphile_worker._private_jobs returning payload')
    for (const { payload } of rows) await deleteFiles.run(payload, store)
    return store.kept.size
  }
  const clean = () => idPictureRetention.run({}, { database: db })
  const admin = await newPerson('admin')
  const [decided, waiting, closing] = [await newPerson(), await newPerson(), await newPerson()]
  const decidedId = await submitted(decided, store)
  await db.transaction((tx) => decide(tx, { requestId: decidedId, adminId: admin.id, refusal: null }))
  const waitingId = await submitted(waiting, store)
  await submitted(closing, store)
  await pool.query('delete from graphile_worker._private_jobs') // those that tell of it

  await age(decidedId, 29)
  await age(waitingId, 89)
  await clean()
  expect(await left()).toBe(6)

  await age(decidedId, 2)
  await clean()
  expect(await left()).toBe(4)
  expect(await findVerification(db, decided.id)).toMatchObject({ status: 'approved' })

  await age(waitingId, 2)
  await clean()
  expect(await left()).toBe(2)
  expect(await findVerification(db, waiting.id)).toMatchObject({ status: null })
  expect(await toldOf(waiting)).toContainEqual({ event: 'verification-refused', values: { reason: '' } })

  await deleteIdPicturesOf(db, closing.id)
  expect(await left()).toBe(0)
  for (const { event } of await toldOf(closing)) expect(event).not.toBe('verification-refused')
})

test('pictures that were not submitted are deleted 90 days after the last was chosen, and no one is told', async () => {
  const store = stores()
  const maria = await newPerson()
  await submit(maria, store, { pictures: { idPhoto: both.idPhoto } })
  const { rows } = await pool.query('select id from verification_request where user_id = $1', [maria.id])
  const id = Number(rows[0].id)
  const isDrafted = async () => {
    await idPictureRetention.run({}, { database: db })
    return (await findVerification(db, maria.id)).chosen.idPhoto
  }
  await age(id, 91)
  await pool.query('update verification_request set id_photo_at = now() where id = $1', [id])
  expect(await isDrafted()).toBe(true)
  await age(id, 91)
  expect(await isDrafted()).toBe(false)
  expect((await toldOf(maria)).filter(({ event }) => event === 'verification-refused')).toEqual([])
})

test("a verified user can't begin a request", async () => {
  const maria = await newPerson()
  await pool.query('update users set verified_at = now() where id = $1', [maria.id])
  const store = stores()
  await submit(maria, store)
  expect(store.kept.size).toBe(0)
  expect((await pool.query('select from verification_request where user_id = $1', [maria.id])).rows).toEqual(
    [],
  )
})

test('name and birth date are fixed once an ID was submitted, and the rest may change', async () => {
  const [maria, admin] = [await newPerson(), await newPerson('admin')]
  const requestId = await submitted(maria)
  const change = (fields: Record<string, string>) =>
    receiveProfile(pageOf(maria, stores()), maria, formRequest({ ...whole, ...fields }))
  const identityNow = async () =>
    (
      await pool.query(
        `select full_name, village, birth_date::text from users join profile on user_id = users.id where id = $1`,
        [maria.id],
      )
    ).rows[0]
  const other = { fullName: 'Ana Reyes', birthDate: '1980-01-01', village: 'Susupe' }
  const settled = { fullName: 'settled', birthDate: 'settled' }
  expect((await change(other)).refused).toMatchObject({ errors: settled })
  expect(await change({ village: 'Susupe' })).toMatchObject({ done: 'saved' })
  await db.transaction((tx) => decide(tx, { requestId, adminId: admin.id, refusal: null }))
  expect((await change(other)).refused).toMatchObject({ errors: settled })
  expect(await identityNow()).toEqual({
    full_name: 'Maria Santos',
    village: 'Susupe',
    birth_date: '1990-12-31',
  })
})

test('after a refusal name and birth date can change', async () => {
  const [maria, admin] = [await newPerson(), await newPerson('admin')]
  const requestId = await submitted(maria)
  await db.transaction((tx) => decide(tx, { requestId, adminId: admin.id, refusal: 'Another name.' }))
  const fields = { ...whole, fullName: 'Maria Reyes' }
  expect(await receiveProfile(pageOf(maria, stores()), maria, formRequest(fields))).toMatchObject({
    done: 'saved',
  })
})

test('the draft of a user who was verified in the meantime is not submitted', async () => {
  const maria = await newPerson()
  await receiveProfile(pageOf(maria, stores()), maria, formRequest(whole, both)) // saved, with pictures
  await pool.query('update users set verified_at = now() where id = $1', [maria.id])
  await submit(maria, stores(), { pictures: {} })
  const { rows } = await pool.query('select status from verification_request where user_id = $1', [maria.id])
  expect(rows).toEqual([{ status: 'draft' }])
})

test('a request is not submitted while one of its pictures is being stored', async () => {
  const maria = await newPerson()
  const store = stores()
  await receiveProfile(pageOf(maria, store), maria, formRequest(whole, both))
  const order: string[] = []
  const [begun, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const put = async (...picture: Parameters<typeof store.files.put>) => {
    begun.resolve()
    await open.promise
    await store.files.put(...picture)
    order.push('put away')
  }
  const slow = { ...store, files: { ...store.files, put } }
  const another = { idPhoto: 'picture of another ID' }
  const choosing = receiveProfile(pageOf(maria, slow), maria, formRequest(whole, another))
  await begun.promise
  const sending = submit(maria, store, { pictures: {} }).then(() => order.push('sent'))
  await expect.poll(async () => order.length + (await waitingForLocks())).toBe(1)
  open.resolve()
  await Promise.all([choosing, sending])
  expect(order).toEqual(['put away', 'sent'])
  expect(await findVerification(db, maria.id)).toMatchObject({ status: 'pending' })
  expect([...store.kept.values()].map((bytes) => new TextDecoder().decode(bytes))).toContain(another.idPhoto)
})

test('pictures of several people are stored one at a time: a slow store has one connection of the database', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => newPerson()))
  const store = stores()
  let [underWay, most] = [0, 0]
  const put = async (...picture: Parameters<typeof store.files.put>) => {
    most = Math.max(most, ++underWay)
    await pool.query('select 1')
    await store.files.put(...picture)
    underWay--
  }
  const slow = { ...store, files: { ...store.files, put } }
  await Promise.all(people.map((one) => receiveProfile(pageOf(one, slow), one, formRequest(whole, both))))
  expect(store.kept.size).toBe(8)
  expect(most).toBe(1)
})

test('while eight pictures wait for a slow store, one more is refused', async () => {
  const people = await Promise.all(Array.from({ length: 9 }, () => newPerson()))
  const store = stores()
  const open = Promise.withResolvers<void>()
  const put = async (...picture: Parameters<typeof store.files.put>) => {
    await open.promise
    await store.files.put(...picture)
  }
  const slow = { ...store, files: { ...store.files, put } }
  const refusals: Error[] = []
  const kept = people.map((one) =>
    receiveProfile(pageOf(one, slow), one, formRequest(whole, { idPhoto: both.idPhoto })).catch(
      (error: Error) => refusals.push(error),
    ),
  )
  await expect.poll(() => refusals.map(({ name }) => name)).toEqual(['TimeoutError'])
  open.resolve()
  await Promise.all(kept)
  expect(store.kept.size).toBe(8)
  expect(refusals).toHaveLength(1)
  await receiveProfile(pageOf(people[0]!, store), people[0]!, formRequest(whole, both))
  expect(store.kept.size).toBeGreaterThan(8)
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await pool.query(`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0].count
}
