import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { applicationOf, newApplication, newJob, now, site } from '../../../tests/applications.ts'
import { newAccount } from '../../../tests/bookings.ts'
import { htmlOf } from '../../../tests/html-of.ts'
import { memoryFiles } from '../../../tests/memory-files.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import '../../registry/register.server.ts'
import { applicationAddress } from './addresses.ts'
import { move as moveBooking } from '../bookings/moves/move.server.ts'
import { fileKeyOf, keepPdf, tidyApplicationFile } from './files/application-file.server.ts'
import { apply } from './apply/apply.server.ts'
import { receiveApplication } from './apply/receive-application.server.ts'
import { findApplication, findTimeline } from './moves/find-application.server.ts'
import { invite } from './moves/invite.server.ts'
import { declineAll, move } from './moves/move.server.ts'
import { applicationData } from './personal-data.server.ts'
import { loader as loadTable } from './received/export.ts'
import { findReceived } from './received/find-received.server.ts'
import { ReceivedList } from './received/received-list.tsx'
import { listAddress } from './received/received-query.ts'
import { mayMove, type MoveName, moves, type Side, states } from './moves/states.ts'

const database = await testDatabase()
const { db } = database
const moveNames = Object.keys(moves) as MoveName[]
const stateOf = async (number: string) => (await findApplication(db, number, { side: 'site' }))?.state
const count = (where: ReturnType<typeof sql>) =>
  db
    .execute<{ count: number }>(sql`select count(*)::int as count from ${where}`)
    .then(({ rows }) => rows[0]!.count)

test('a person applies once for a job, even if the form is sent several times at once', async () => {
  const job = await newJob(db)
  const ana = await newAccount(db)
  const sent = applicationOf(job, ana)
  const same = await Promise.all([apply(db, sent, site), apply(db, sent, site), apply(db, sent, site)])
  expect(new Set(same.map((one) => one.ok && one.number)).size).toBe(1)
  expect(same.filter((one) => one.ok && one.isNew)).toHaveLength(1)
  const others = await Promise.all([1, 2, 3].map(() => apply(db, applicationOf(job, ana), site)))
  expect(others).toEqual(others.map(() => ({ ok: false, problem: 'twice' })))
  const second = sql`insert into application (number, listing_id, listing_kind, listing_ref, listing_title, applicant_id,
    name, phone, message, form_key) values (${randomUUID()}, ${job.id}, 'job', ${job.ref}, '', ${ana}, '', '', '', ${randomUUID()})`
  await expect(db.execute(second)).rejects.toThrow()
  expect(await count(sql`application where applicant_id = ${ana}`)).toBe(1)
})

test('a phone number that an applicant types as at home is stored with its country', async () => {
  const job = await newJob(db)
  const viewer = viewerWith(await newAccount(db))
  const { page } = loaderArguments(database, '/', { viewer, language: 'ko', ...site })
  const typed = { formKey: randomUUID(), name: '김하나', phone: '010-1234-5678', message: '안녕하세요' }
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const done = await receiveApplication(page, viewer, { job: job.key, form })
  expect(done).toHaveProperty('number')
  const { rows } = await db.execute(sql`select phone from application where applicant_id = ${viewer.id}`)
  expect(rows).toEqual([{ phone: '+821012345678' }])
})

test('in a table, an employer reads a phone number as it is dialed on the islands, and no spreadsheet takes it for a formula', async () => {
  const job = await newJob(db)
  await newApplication(db, job)
  await newApplication(db, job, { phone: '+821012345678' })
  const args = loaderArguments(database, '/', { viewer: viewerWith(job.ownerId) })
  const table = await loadTable({ ...args, params: job.key, pattern: '' })
  const text = await table.text()
  expect(text).toContain(',Ana Cruz,(670) 234-5678,')
  expect(text).toContain(',Ana Cruz,(+82) 10 1234 5678,')
})

test('of a form that two people send each applies, once', async () => {
  const first = applicationOf(await newJob(db), await newAccount(db))
  const second = { ...first, applicantId: await newAccount(db) }
  const outcomes = []
  for (const sent of [first, second, second, first]) outcomes.push(await apply(db, sent, site))
  expect(outcomes.map((one) => one.ok && one.isNew)).toEqual([true, true, false, false])
  const numbers = outcomes.map((one) => one.ok && one.number)
  expect(numbers).toEqual([numbers[0], numbers[1], numbers[1], numbers[0]])
})

test('what a job asks is answered as it was shown', async () => {
  const job = await newJob(db, { questions: ['Which card?', 'From when?'], asksForPermit: 'yes' })
  const answers = [
    { question: 'Which card?', answer: 'Divemaster' },
    { question: 'From when?', answer: 'June' },
  ]
  const ask = async (more: object) => apply(db, applicationOf(job, await newAccount(db), more), site)
  expect(await ask({ answers, mayWork: null })).toEqual({ ok: false, problem: 'questions' })
  expect(await ask({ answers: answers.slice(1), mayWork: true })).toEqual({ ok: false, problem: 'questions' })
  const done = await ask({ answers, mayWork: false })
  const found = done.ok && (await findApplication(db, done.number, { side: 'site' }))
  expect(found).toMatchObject({ answers, mayWork: false, state: 'sent' })
})

test.each([
  ['paused', sql`update listing set status = 'paused' where`],
  ['closed', sql`update listing set status = 'closed' where`],
  ['expired', sql`update listing set expires_at = ${now} where`],
  ['deleted', sql`update listing set deleted_at = ${now} where`],
  ['hidden', sql`update listing set hidden_at = ${now} where`],
  [
    'of an owner who is suspended',
    sql`update users set suspended_at = now() from listing where users.id = owner_id and`,
  ],
  ['of a sample', sql`update users set sample = true from listing where users.id = owner_id and`],
])('no one applies for a job that is %s', async (_, change) => {
  const job = await newJob(db)
  await db.execute(sql`${change} listing.id = ${job.id}`)
  const done = await apply(db, applicationOf(job, await newAccount(db)), site)
  expect(done).toEqual({ ok: false, problem: 'closed' })
})

test('accounts have limits', async () => {
  const job = await newJob(db)
  const problem = async (id: string, of = job) => {
    const done = await apply(db, applicationOf(of, id), site)
    return done.ok ? null : done.problem
  }
  expect(await problem(job.ownerId)).toBe('own')
  const unproven = await newAccount(db)
  await db.execute(sql`update users set email_verified = false where id = ${unproven}`)
  expect(await problem(unproven)).toBe('unproven')
  const blocked = await newAccount(db)
  await db.execute(
    sql`insert into message_block (blocker_id, blocked_id) values (${job.ownerId}, ${blocked})`,
  )
  expect(await problem(blocked)).toBe('blocked')
  const fresh = await newAccount(db)
  await db.execute(sql`update users set created_at = now() where id = ${fresh}`)
  for (let at = 0; at < 3; at++) expect(await problem(fresh, await newJob(db))).toBeNull()
  await db.execute(sql`update application set created_at = now() where applicant_id = ${fresh}`)
  expect(await problem(fresh, await newJob(db))).toBe('new-account')
  const eager = await newAccount(db)
  await db.execute(sql`
    insert into application (number, listing_kind, listing_ref, listing_title, applicant_id, name, phone, message, form_key)
    select 'MANY' || n, 'job', '', '', ${eager}, '', '', '', gen_random_uuid() from generate_series(1, 20) n`)
  expect(await problem(eager)).toBe('many')
})

test('each side has its own moves, and only of what is open', () => {
  const may = (side: Side) => moveNames.filter((name) => states.some((state) => mayMove(name, state, side)))
  expect(may('applicant')).toEqual(['withdraw'])
  expect(may('employer')).toEqual(['see', 'shortlist', 'unlist', 'invite', 'decline', 'hire'])
  for (const state of ['declined', 'hired', 'withdrawn'] as const)
    expect(moveNames.filter((name) => mayMove(name, state, 'employer'))).toEqual([])
  expect(moveNames.filter((name) => mayMove(name, 'shortlisted', 'employer'))).toEqual([
    'unlist',
    'invite',
    'decline',
    'hire',
  ])
})

test('a move is written down, and who may not make it has no such application', async () => {
  const job = await newJob(db)
  const { number, applicantId } = await newApplication(db, job)
  const employer = { side: 'employer', id: job.ownerId } as const
  const applicant = { side: 'applicant', id: applicantId } as const
  const strangers = [
    { side: 'employer', id: applicantId },
    { side: 'employer', id: (await newJob(db)).ownerId },
    { side: 'applicant', id: job.ownerId },
  ] as const
  for (const actor of strangers)
    expect(await move(db, number, { name: 'decline', actor, now })).toEqual({ ok: false, problem: 'gone' })
  expect(await move(db, number, { name: 'hire', actor: applicant, now })).toEqual({
    ok: false,
    problem: 'stale',
  })
  await move(db, number, { name: 'see', actor: employer, now })
  const shortlist = { name: 'shortlist', actor: employer, now, seen: 'seen' } as const
  expect(await move(db, number, shortlist)).toMatchObject({ ok: true })
  // A second press, and a page that is no longer true.
  expect(await move(db, number, shortlist)).toMatchObject({ ok: true })
  expect(await move(db, number, { ...shortlist, name: 'decline' })).toEqual({ ok: false, problem: 'stale' })
  await move(db, number, { name: 'decline', actor: employer, now, words: 'Thank you.' })
  const found = await findApplication(db, number, applicant)
  const timeline = await findTimeline(db, found!.id)
  expect(timeline.map(({ move: name, toState, words }) => [name, toState, words])).toEqual([
    ['apply', 'sent', ''],
    ['see', 'seen', ''],
    ['shortlist', 'shortlisted', ''],
    ['decline', 'declined', 'Thank you.'],
  ])
  const told = await db.execute<{ user_id: string; news: string; about: string[] }>(
    sql`select user_id, values ->> 'news' as news, about from notification where href = ${`/applications/${number}`} order by id`,
  )
  expect(told.rows.map(({ user_id, news, about }) => [user_id, news, about])).toEqual([
    [job.ownerId, 'received', [applicantId]],
    [applicantId, 'shortlisted', [applicantId]],
    [applicantId, 'declined', [applicantId]],
  ])
})

test('random moves never leave the table, and the row is what the last move says', async () => {
  const job = await newJob(db)
  const { number, applicantId } = await newApplication(db, job)
  const sides: readonly Side[] = ['applicant', 'employer']
  for (let at = 0; at < 40; at++) {
    const name = moveNames[(at * 7 + 3) % moveNames.length] as Exclude<MoveName, 'invite'>
    const side = sides[(at * 5) % 2]!
    const was = (await stateOf(number))!
    if ((name as MoveName) === 'invite') continue
    const actor = side === 'employer' ? { side, id: job.ownerId } : { side, id: applicantId }
    const done = await move(db, number, { name, actor, now } as Parameters<typeof move>[2])
    expect(done.ok).toBe(mayMove(name, was, side))
    expect(await stateOf(number)).toBe(done.ok ? moves[name].to : was)
  }
})

test('an employer declines several at once, of their own alone', async () => {
  const job = await newJob(db)
  const [one, two, other] = [
    await newApplication(db, job),
    await newApplication(db, job),
    await newApplication(db, await newJob(db)),
  ]
  await move(db, two.number, { name: 'withdraw', actor: { side: 'applicant', id: two.applicantId }, now })
  const numbers = [one, two, other].map(({ number }) => number)
  expect(await declineAll(db, numbers, { employer: { id: job.ownerId }, now, words: '' })).toBe(1)
  expect(await Promise.all(numbers.map(stateOf))).toEqual(['declined', 'withdrawn', 'sent'])
})

test('behind a number that no application for the job has, its employer finds the first page', async () => {
  const job = await newJob(db)
  const { number: earlier } = await newApplication(db, job)
  const { number: elsewhere } = await newApplication(db, await newJob(db))
  const { number: later } = await newApplication(db, job)
  const find = async (after: string) => {
    const of = { ...job.key, employer: { id: job.ownerId } }
    return (await findReceived(db, of, { state: 'all', after })).applications.map(({ number }) => number)
  }
  expect(await find(later)).toEqual([earlier])
  for (const after of ['', elsewhere, 'ABCDEFGH23']) expect(await find(after)).toEqual([later, earlier])
})

test('a later page that has become empty leads its employer back to the first of its state', () => {
  const job = { kind: 'job', ref: 'x' }
  const query = { state: 'sent', open: [], after: 'ABCDEFGH23' } as const
  const loaded = { job, query, applications: [], next: null, opened: [] }
  const html = htmlOf(createElement(ReceivedList, { loaded, refused: undefined }))
  expect(html).toContain('There is nothing here.')
  expect(html).toContain(`href="${listAddress(job, { state: 'sent' })}"`)
})

test('an interview is a visit that the owner’s time is given for once', async () => {
  const job = await newJob(db)
  const [ana, ben] = [await newApplication(db, job), await newApplication(db, job)]
  const employer = { side: 'employer', id: job.ownerId } as const
  const startsAt = new Date('2026-12-03T10:00+10:00')
  const invitation = { actor: employer, startsAt, words: 'At our office' }
  expect(await invite(db, ana.number, invitation, now)).toEqual({ ok: true })
  expect(await invite(db, ben.number, invitation, now)).toEqual({ ok: false, problem: 'taken' })
  expect(await stateOf(ben.number)).toBe('sent')
  expect(await invite(db, ben.number, { ...invitation, startsAt: now }, now)).toMatchObject({
    problem: 'past',
  })
  expect(await invite(db, ben.number, { ...invitation, startsAt: new Date('x') }, now)).toMatchObject({
    problem: 'past',
  })
  const visitOf = async (number: string) => {
    const { rows } = await db.execute<{ number: string; state: string; kind: string; guest_id: string }>(sql`
      select booking.number, booking.state, booking.kind, guest_id from booking
      join application on interview_id = booking.id where application.number = ${number}`)
    return rows[0]!
  }
  const visit = await visitOf(ana.number)
  expect(visit).toMatchObject({ state: 'proposed', kind: 'visit', guest_id: ana.applicantId })
  const guest = { side: 'guest', id: ana.applicantId } as const
  expect(await moveBooking(db, visit.number, { name: 'accept', actor: guest, now })).toMatchObject({
    ok: true,
  })
  // No one else can ask for such a time.
  expect(await count(sql`bookable where listing_id = ${job.id} and closed_at is null`)).toBe(0)
  await move(db, ana.number, {
    name: 'withdraw',
    actor: { side: 'applicant', id: ana.applicantId },
    now,
  })
  expect((await visitOf(ana.number)).state).toBe('cancelled-by-guest')
  expect(await invite(db, ben.number, invitation, now)).toEqual({ ok: true })
})

test('of who closes their account the interview is called off by them, and not by the employer', async () => {
  const job = await newJob(db)
  const { number, applicantId } = await newApplication(db, job)
  const actor = { side: 'employer', id: job.ownerId } as const
  const startsAt = new Date(Date.now() + 3 * 86_400_000)
  expect(await invite(db, number, { actor, startsAt, words: '' }, new Date())).toEqual({ ok: true })
  await applicationData.close!(db, { id: applicantId, email: null })
  const { rows } = await db.execute(sql`
    select move, side, actor_id from booking_move where booking_id = (
      select interview_id from application where number = ${number}) order by id`)
  expect(rows.at(-1)).toEqual({ move: 'cancel', side: 'guest', actor_id: applicantId })
})

test('a PDF without an application is deleted, and that of one that is withdrawn', async () => {
  const files = memoryFiles()
  const [lost, kept] = [randomUUID(), randomUUID()]
  const bytes = new Uint8Array([1])
  for (const key of [lost, kept]) await keepPdf({ database: db, files }, key, bytes)
  const job = await newJob(db)
  const { number, applicantId } = await newApplication(db, job, { pdf: { key: kept, size: 1 } })
  for (const key of [lost, kept]) await tidyApplicationFile.run({ key }, { database: db, files })
  expect(await files.get(fileKeyOf(lost))).toBeNull()
  expect(await files.get(fileKeyOf(kept))).not.toBeNull()
  await move(db, number, { name: 'withdraw', actor: { side: 'applicant', id: applicantId }, now })
  expect(await deletions()).toContain(fileKeyOf(kept))
})

/** The files that jobs are about to delete. */
async function deletions() {
  const { rows } = await db.execute<{ payload: { keys: string[] } }>(sql`
    select payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where identifier = ${deleteFiles.name}`)
  return rows.flatMap(({ payload }) => payload.keys)
}

test('who closes their account withdraws, and their files go at once; nothing of them stays', async () => {
  const job = await newJob(db)
  const key = randomUUID()
  const { number, applicantId } = await newApplication(db, job, { pdf: { key, size: 1 } })
  await move(db, number, { name: 'decline', actor: { side: 'employer', id: job.ownerId }, now })
  const other = await newJob(db)
  const sent = await newApplication(db, other)
  const person = { id: applicantId, email: null }
  const open = (id: string) => applicationData.findOpen!(db, { id, email: null }, 'en')
  expect(await open(applicantId)).toEqual([])
  expect(await open(sent.applicantId)).toMatchObject([
    { href: applicationAddress(sent.number), isOwner: false },
  ])
  expect(await open(other.ownerId)).toMatchObject([{ isOwner: true }])
  const exported = await applicationData.read(db, person)
  expect(exported).toMatchObject({ asApplicant: [{ number, message: 'I have guided dives for six years.' }] })
  expect(await applicationData.files!(db, person)).toEqual([{ name: `${number}.pdf`, key: fileKeyOf(key) }])
  await applicationData.close!(db, person)
  await applicationData.close!(db, { id: sent.applicantId, email: null })
  expect(await stateOf(sent.number)).toBe('withdrawn')
  expect(await deletions()).toContain(fileKeyOf(key))
  await applicationData.erase(db, person)
  expect(await stateOf(number)).toBeUndefined()
  // An employer who leaves has read nothing; the applicant keeps what was sent.
  await applicationData.close!(db, { id: other.ownerId, email: null })
  await applicationData.erase(db, { id: other.ownerId, email: null })
  expect(await findApplication(db, sent.number, { side: 'site' })).toMatchObject({ ownerId: null, note: '' })
})
