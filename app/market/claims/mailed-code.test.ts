import { beforeEach, expect, test } from 'vitest'
import { claims, paper } from '../../../tests/claims.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { findObjectable, object } from './object.server.ts'

const database = await testDatabase()
const { db } = database
const {
  context,
  query,
  newPerson,
  listing,
  newListing,
  send,
  claim,
  enter,
  mails,
  codeIn,
  proofOf,
  ownerOf,
  claimsOf,
  decide,
  newsOf,
} = await claims(database)
const day = 86_400_000
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

beforeEach(async () => {
  await query('delete from mail')
  await query('delete from rate_limit')
  await newListing()
})

test('a mailed code to the published address makes the listing theirs, and its contact may object for seven days', async () => {
  const ana = await newPerson()
  await query('insert into review (listing_id, author_id, rating) values ($1, $2, 5)', [listing.id, ana.id])
  expect(await claim(ana, { way: 'address' })).toBe('done')
  const code = await codeIn('info@reef.example')
  expect((await mails()).map(({ secret }) => secret)).toEqual([true])
  expect(await enter(ana, wrongFor(code))).toMatchObject({ refused: { code: 'wrong', left: 4 } })
  expect(await ownerOf()).toBeNull()

  expect(await enter(ana, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('done')

  expect(await ownerOf()).toBe(ana.id)
  expect(await proofOf()).toBe('code')
  expect(await newsOf(ana)).toEqual(['approved'])
  expect(await query('select from review where listing_id = $1', [listing.id])).toEqual([])
  expect(
    await query(`select actor_id, action, subject_kind, changes from audit where subject_id = $1`, [
      listing.ref,
    ]),
  ).toEqual([
    {
      actor_id: ana.id,
      action: 'listing-owner',
      subject_kind: 'business',
      changes: { owner: [null, ana.id], proof: [null, 'address'] },
    },
  ])
  const notice = (await mails()).find(({ subject }) => subject.includes('new owner'))
  expect(notice.address).toBe('info@reef.example')
  const [, token = ''] = /claim-objection\/([\w-]+)/.exec(notice.body) ?? []
  expect(await findObjectable(db, token)).toMatchObject({ title: 'Reef Cafe', name: 'Ana Cruz' })
  expect(
    await query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from mailed_token where about like $1`,
      [`% info@reef.example`],
    ),
  ).toContainEqual({ days: 7 })

  expect(await object(db, token, 'I never met them')).toBe(true)
  expect(await object(db, token, 'again')).toBe(false)
  expect(await decide(ana, 'uphold', 'The owner never met you')).toBe(true)
  expect(await ownerOf()).toBeNull()
  expect(await newsOf(ana)).toEqual(['approved', 'reversed'])
  expect(await decide(ana, 'dismiss')).toBe(false)
})

test('a mailed code goes to an address at the domain of the website, and to no other', async () => {
  const ana = await newPerson()
  const refused = { refused: { problems: { mailbox: 'invalid' } } }
  for (const mailbox of ['', 'ana@gmail.com', 'a@b@reefcafe.com', 'ana@evil.example@reefcafe.com'])
    expect(await claim(ana, { way: 'domain', mailbox })).toMatchObject(refused)
  expect(await claim(ana, { way: 'domain', mailbox: 'Ana' })).toBe('done')
  expect((await mails()).map(({ address }) => address)).toEqual(['ana@reefcafe.com'])
  expect(await enter(ana, await codeIn('ana@reefcafe.com'))).toBe('done')
  expect(await ownerOf()).toBe(ana.id)
})

test('a mailed code is void after five wrong ones and after an hour, and another one is mailed', async () => {
  const ana = await newPerson()
  await claim(ana, { way: 'address' })
  const first = await codeIn('info@reef.example')
  expect(await enter(ana, '')).toMatchObject({ refused: { code: 'missing' } })
  for (const left of [4, 3, 2, 1])
    expect(await enter(ana, wrongFor(first))).toMatchObject({ refused: { code: 'wrong', left } })
  expect(await enter(ana, wrongFor(first))).toMatchObject({ refused: { code: 'last' } })
  expect(await enter(ana, first)).toMatchObject({ refused: { code: 'last' } })
  expect(await send(ana, { op: 'renew' })).toBe('done')
  const second = await codeIn('info@reef.example')
  expect(second).not.toBe(first)
  const later = { now: new Date(+context.now + 61 * 60_000) }
  expect(await enter(ana, second, later)).toMatchObject({ refused: { code: 'over' } })
  expect(await enter(ana, second)).toBe('done')
  expect(await ownerOf()).toBe(ana.id)
})

test('a mailed code is not mailed where the address was changed within 30 days, nor more than five times a day', async () => {
  const ana = await newPerson()
  await query(
    `update listing set title = 'Reef Cafe & Bar', contact = contact || '{"phone": "1"}' where id = $1`,
    [listing.id],
  )
  await claim(ana, { way: 'address' })
  for (let more = 1; more < 5; more++) expect(await send(ana, { op: 'renew' })).toBe('done')
  expect(await send(ana, { op: 'renew' })).toMatchObject({ refused: { code: 'mailed' } })
  expect(await claim(await newPerson(), { way: 'address' })).toMatchObject({
    refused: { problem: 'mailed' },
  })
  expect(await mails()).toHaveLength(5)

  await newListing()
  await query(`update listing set contact = contact || '{"email": "new@reef.example"}' where id = $1`, [
    listing.id,
  ])
  expect(await claim(ana, { way: 'address' })).toMatchObject({ refused: { problem: 'gone' } })
  const inAMonth = { now: new Date(+context.now + 31 * day) }
  expect(await claim(ana, { way: 'address' }, inAMonth)).toBe('done')
  expect(await codeIn('new@reef.example')).toMatch(/^\d{6}$/)
})

test('of two people who have a mailed code each, the first has the listing', async () => {
  const [ana, ben, rosa] = [await newPerson(), await newPerson(), await newPerson()]
  await claim(ana, { way: 'address' })
  const forAna = await codeIn('info@reef.example')
  await claim(ben, { way: 'domain', mailbox: 'ben' })
  const forBen = await codeIn('ben@reefcafe.com')
  await claim(rosa, paper())
  expect(await enter(ben, forAna)).toMatchObject({ refused: { code: 'wrong' } })
  const answers = await Promise.all([enter(ana, forAna), enter(ben, forBen)])
  expect(answers.filter((one) => one === 'done')).toHaveLength(1)
  const [winner, loser] = answers[0] === 'done' ? [ana, ben] : [ben, ana]
  expect(await ownerOf()).toBe(winner.id)
  expect(await claimsOf(loser)).toMatchObject([{ state: 'overtaken' }])
  expect(await newsOf(loser)).toEqual(['overtaken'])
  expect(await newsOf(winner)).toEqual(['approved', 'disputed'])
  // A document disputes it from now on.
  expect(await claimsOf(rosa)).toMatchObject([{ state: 'waiting', owner_id: winner.id }])
})
