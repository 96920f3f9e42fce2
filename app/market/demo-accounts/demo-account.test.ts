import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import '../../registry/personal-parts.server.ts'
import { samples } from '../../registry/samples.server.ts'
import { findAuthUser } from '../../people/accounts/auth-user.server.ts'
import { createAuth } from '../../people/accounts/auth.server.ts'
import { viewerIn, visitorOf } from '../../../tests/newcomers.ts'
import { documentKeyOf } from '../claims/document.server.ts'
import { keyOf } from '../../people/verification/keep-id-pictures.server.ts'
import { originalKey } from '../photos/versions.ts'
import { personalParts } from '../../people/settings/personal-parts.ts'
import { enterDemo, removeDemos } from './demo-account.server.ts'
import { socialChoices } from '../../people/accounts/social/social-choices.ts'

const database = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
for (const one of samples) await one.save(database.db, new Date())

test('a simulated sign-in makes a new account with five listings, which is deleted after a week', async () => {
  const visitor = visitorOf(database)
  const entered = await enterDemo(visitor.page, visitor.request(), 'google')
  visitor.keep(entered.ok ? entered.cookies : [])
  const viewer = await viewerIn(visitor)
  expect(viewer).toMatchObject({ isDemo: true, isVerified: true, emailVerified: true, role: 'user' })
  const own = `from listing where owner_id = '${viewer?.id}'`
  expect(
    (await query(`select kind ${own} and status = 'demo' and not live and sample order by kind`)).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['business', 'event', 'hotel', 'property', 'vehicle'])
  expect(await query(`select 1 as has ${own} and kind = 'event' and last_end > now()`)).toEqual([{ has: 1 }])
  const states = async (select: string) =>
    (await query(select, [viewer?.id])).map(({ state }: { state: string }) => state)
  expect(await states('select state from listing_claim where claimant_id = $1')).toEqual(['waiting'])
  expect(await states(`select state from moderation_case where owner_id = $1 and type = 'review'`)).toEqual([
    'open',
  ])
  expect(await states('select state from application where applicant_id = $1')).toHaveLength(4)
  const received = await states('select state from application where owner_id = $1 order by id')
  expect(received).toEqual(['hired', 'declined', 'shortlisted', 'seen', 'sent'])
  expect(await findAuthUser(database.db, viewer!.id)).toMatchObject({
    advertisingCredit: 10,
    authProvider: 'google',
  })
  await removeDemos(database.db)
  expect(await viewerIn(visitor)).not.toBeNull()
  const photo = 'a'.repeat(64)
  await query(`insert into photo_file (name, owner_id, size) values ($1, $2, 1)`, [photo, viewer?.id])
  const [other] = await query(`insert into users (full_name) values ('Ana Cruz') returning id`)
  const [{ document }] = await query(
    `insert into listing_claim (listing_id, claimant_id, way, words, file_key, file_type, state)
     select id, $2, 'document', '', gen_random_uuid(), 'application/pdf', 'waiting'
     from listing where owner_id = $1 and kind = 'business' returning file_key as document`,
    [viewer?.id, other.id],
  )
  const [{ id: campaign }] = await query(
    `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents,
       review, decided_at, paid_at, digest)
     values ($1, 'Demo Boats', 'a@example.com', '', '', 'en', 'vehicles', current_date - 1, current_date + 9, 2000,
       'approved', now(), now(), 'demo') returning id`,
    [viewer?.id],
  )
  await query(
    `insert into campaign_picture (name, slot, width, height, campaign_id) values ('demo-boats', 'desktop', 9, 9, $1)`,
    [campaign],
  )
  const [{ id: verification }] = await query(
    `insert into verification_request (user_id, status, id_photo_at) values ($1, 'draft', now()) returning id`,
    [viewer?.id],
  )
  await query(`update users set demo_until = now() - interval '1 second' where id = $1`, [viewer?.id])
  expect(await viewerIn(visitor)).toBeNull()
  await removeDemos(database.db)
  expect(await query(`select ${own.replace('from listing', 'id from listing')}`)).toEqual([])
  expect(await query('select from users where id = $1', [viewer?.id])).toEqual([])
  const deleted = (await query('select payload from graphile_worker._private_jobs')).flatMap(
    ({ payload }) => payload.keys ?? [],
  )
  expect(deleted).toContain(originalKey(photo))
  expect(deleted).toContain(documentKeyOf(document))
  expect(deleted).toContain('public/scenes/demo-boats.webp')
  expect(deleted).toContain(keyOf(Number(verification), 'idPhoto'))
  expect(await query('select business_name as name, ended_at is not null as ended from campaign')).toEqual([
    { name: '', ended: true },
  ])
})

test.each([
  ['who books', 'listing where owner_id = $1 for share', 'users where id = $1 for key share nowait'],
  [
    'who pauses its campaign',
    'users where id = $1 for key share',
    'campaign where owner_id = $1 for update nowait',
  ],
])('an account that is deleted is locked in the same order as by %s', async (_, held, free) => {
  const [{ id }] = await query(
    `insert into users (full_name, demo_until) values ('Demo', now() - interval '1 second') returning id`,
  )
  await query(
    `insert into listing (kind, ref, title, island, owner_id, status) values ('vehicle', 'held', 'Car', 'saipan', $1, 'live')`,
    [id],
  )
  await query(
    `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest)
     values ($1, 'Demo Tours', 'a@example.com', '', '', 'en', 'vehicles', current_date + 1, current_date + 9, 2000, $2)`,
    [id, held],
  )
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query(`select from ${held}`, [id])
  const removed = removeDemos(database.db)
  const waiting = `
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(() => query(waiting)).toHaveLength(1)
  await other.query(`select from ${free}`, [id])
  await other.query('commit')
  other.release()
  await removed
  expect(await query('select from users where id = $1', [id])).toEqual([])
})

test('all that people have in the file store is deleted with a demo account', () => {
  const parts = personalParts().filter(({ erasesFiles }) => erasesFiles)
  expect(parts.map(({ name }) => name)).toEqual([
    'profile',
    'verification',
    'advertisements',
    'applications',
    'disputes',
    'claims',
    'colleagues',
    'posts',
    'photos',
    'messages',
  ])
  expect(personalParts().filter((part) => part.files && !part.erasesFiles)).toEqual([])
})

test("outside demo mode there are none, and existing ones can't sign in", async () => {
  const visitor = visitorOf(database)
  const entered = await enterDemo(visitor.page, visitor.request(), 'facebook')
  visitor.keep(entered.ok ? entered.cookies : [])
  const auth = createAuth({
    database: database.db,
    origin: 'http://localhost:3000',
    demo: false,
    secret: 'only for tests, only for tests, only for tests',
  })
  expect(await viewerIn({ ...visitor, page: { ...visitor.page, demo: false } })).toBeNull()
  expect(socialChoices({ auth, demo: false })).toEqual([])
  expect(socialChoices({ auth, demo: true })).toEqual([
    { provider: 'google', isSimulated: true },
    { provider: 'facebook', isSimulated: true },
  ])
})
