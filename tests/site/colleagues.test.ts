import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const visit = plainVisitorsOf(site)
const owner = await signedIn(site, { name: 'Rosa Cruz' })
const guest = await signedIn(site, { name: 'Ben Guest' })

const roles = ['answer', 'edit', 'everything'] as const
type Role = (typeof roles)[number]

/** A listing of the owner's, with what people have sent to it. */
async function newListing(kind: string, more = {}) {
  const ref = randomUUID()
  const values = { status: 'live', attributes: {}, ...more }
  const [{ id }] = await site.query(
    `insert into listing (kind, ref, owner_id, status, title, island, attributes) values ($1, $2, $3, $4, 'Reef House', 'saipan', $5)
     returning id`,
    [kind, ref, owner.id, values.status, JSON.stringify(values.attributes)],
  )
  return { id: Number(id), kind, ref }
}
const hotel = await newListing('hotel', { attributes: { hours: { mon: [[480, 1020]] } } })
const paused = await newListing('vehicle', { status: 'paused' })
const job = await newListing('job')
const listings = [hotel, paused, job]

const [conversation] = await site.query(
  `insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id, owner_unread)
   values ('hotel', $1, 'Reef House', $2, $3, 1) returning id`,
  [hotel.ref, owner.id, guest.id],
)
const [message] = await site.query(
  `with said as (
     insert into message (conversation_id, sender_id, client_id, text)
     values ($1, $2, gen_random_uuid(), 'Is breakfast included?') returning id)
   update conversation set last_id = said.id from said where conversation.id = $1 returning last_id as id`,
  [conversation.id, guest.id],
)
await site.query(
  `insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, kind, owner_id, guest_id, name, persons,
     starts_at, ends_at, state, rule, form_key)
   values ('REEFHOUSE2', $1, 'hotel', $2, 'Reef House', 'stay', $3, $4, 'Ben Guest', 1, now() + interval '2 days',
     now() + interval '3 days', 'requested', 'moderate', gen_random_uuid())`,
  [hotel.id, hotel.ref, owner.id, guest.id],
)
await site.query(
  `insert into application (number, listing_id, listing_kind, listing_ref, listing_title, owner_id, applicant_id, name, phone,
     message, form_key)
   values ('REEFHOUSE3', $1, 'job', $2, 'Reef House', $3, $4, 'Ben Guest', '+16702345678', 'I can start soon', gen_random_uuid())`,
  [job.id, job.ref, owner.id, guest.id],
)
const [review] = await site.query(
  `insert into review (listing_id, author_id, rating, comment) values ($1, $2, 4, 'Quiet rooms') returning id`,
  [hotel.id, guest.id],
)

async function newColleague(role: Role, of: readonly { id: number }[] = listings) {
  const person = await signedIn(site, { name: `Colleague ${role}` })
  for (const { id } of of)
    await site.query(
      `insert into listing_colleague (listing_id, slot, role, user_id)
       select $1, (select coalesce(max(slot), 0) + 1 from listing_colleague where listing_id = $1), $2, $3`,
      [id, role, person.id],
    )
  return person
}
const persons = {
  owner,
  answer: await newColleague('answer'),
  edit: await newColleague('edit'),
  everything: await newColleague('everything'),
  // Of another listing of the same owner.
  elsewhere: await newColleague('everything', [await newListing('hotel')]),
}
type Person = keyof typeof persons

const own = (one: { kind: string; ref: string }, part: string) =>
  `/user-listings/${one.kind}/${one.ref}/${part}`
const all: readonly Person[] = ['owner', ...roles]
const answerers: readonly Person[] = ['owner', 'answer', 'everything']
const editors: readonly Person[] = ['owner', 'edit', 'everything']
const partners: readonly Person[] = ['owner', 'everything']

/** Who is let in, by method and address. What is sent changes nothing that another row asks for. */
const rows: readonly [string, readonly Person[], Record<string, string>?][] = [
  [`/vehicles/${paused.ref}`, all],
  [own(hotel, 'colleagues'), all],
  [own(hotel, 'colleagues'), partners, { op: 'invite', email: 'no address' }],
  [own(hotel, 'colleagues'), partners, { op: 'role', id: '0', role: 'everything' }],
  [own(hotel, 'hours'), editors],
  [own(hotel, 'hours'), editors, { op: 'close', until: 'never' }],
  [own(hotel, 'posts'), editors],
  [own(hotel, 'posts'), editors, { op: 'add', title: '', text: '' }],
  [own(paused, 'edit'), editors],
  [own(hotel, 'bookings'), partners],
  [own(job, 'applications'), partners],
  [own(job, 'applications'), partners, { op: 'decline-all' }],
  [own(job, 'applications/export'), partners],
  ['/applications/REEFHOUSE3', partners],
  ['/applications/REEFHOUSE3/report', partners],
  ['/bookings/received/REEFHOUSE2', answerers],
  ['/bookings/received/REEFHOUSE2', answerers, { move: 'decline', seen: 'confirmed' }],
  ['/bookings/REEFHOUSE2', answerers],
  [`/messages/hotel/${hotel.ref}?with=${conversation.id}`, answerers],
  [`/messages/reports/${message.id}`, answerers],
  ['/messages/blocks', [], { with: 'none' }],
  ['/user-listings', ['owner'], { kind: 'vehicle', ref: paused.ref, change: 'restore' }],
  [`/reviews/${review.id}/reply`, answerers],
  [`/reviews/${review.id}/reply`, answerers, { reply: '' }],
]

test.each(rows)('who is let in at %s: %j, with %j', async (path, allowed, form) => {
  for (const [name, { cookie }] of Object.entries(persons)) {
    const headers = { cookie, origin: site.origin }
    const sent = form && { method: 'POST', body: new URLSearchParams(form) }
    const { status } = await site.ask(path, { headers, ...sent })
    const isLetIn = allowed.includes(name as Person)
    // The second form of the list names a colleague that there is not.
    const none = form?.id === '0' || path === '/messages/blocks' ? 404 : status
    expect([name, status === 404], `${status}`).toEqual([name, !isLetIn || none === 404])
  }
})

test('who may not answer sends no message in the owner’s name', async () => {
  for (const { cookie } of [persons.edit, persons.elsewhere])
    await site.ask(`/messages/hotel/${hotel.ref}`, {
      method: 'POST',
      headers: { cookie, origin: site.origin },
      body: new URLSearchParams({ with: conversation.id, text: 'It is free' }),
    })
  expect(await site.query(`select id from message where text = 'It is free'`)).toEqual([])
})

test('colleagues of who is suspended, or is leaving, neither see nor write anything in their name', async () => {
  const { cookie } = persons.everything
  const address = `/messages/hotel/${hotel.ref}?with=${conversation.id}`
  const write = {
    method: 'POST',
    body: new URLSearchParams({ with: conversation.id, text: 'Pay me directly' }),
  }
  for (const column of ['suspended_at', 'closes_at']) {
    await site.query(`update users set ${column} = now() + interval '1 day' where id = $1`, [owner.id])
    const statuses = await Promise.all(
      [{}, write].map(async (init) => (await site.ask(address, { headers: { cookie }, ...init })).status),
    )
    const booking = await site.ask('/bookings/received/REEFHOUSE2', { headers: { cookie } })
    await site.query(`update users set ${column} = null where id = $1`, [owner.id])
    expect([column, ...statuses, booking.status]).toEqual([column, 404, 422, 404])
  }
  expect(await site.query(`select from message where text = 'Pay me directly'`)).toEqual([])
  expect((await site.ask(address, { headers: { cookie } })).status).toBe(200)
})

test('a colleague answers neither what they booked nor what they applied for themselves', async () => {
  for (const { id } of [hotel, job])
    await site.query(
      `insert into listing_colleague (listing_id, slot, role, user_id)
       select $1, max(slot) + 1, 'everything', $2 from listing_colleague where listing_id = $1`,
      [id, guest.id],
    )
  const ask = (path: string, { cookie } = guest) => site.ask(path, { headers: { cookie } })
  const received = own(job, 'applications')
  expect((await ask('/bookings/received/REEFHOUSE2')).status).toBe(404)
  expect(await (await ask(received, persons.everything)).text()).toContain('REEFHOUSE3')
  const list = await ask(received)
  expect(list.status).toBe(200)
  expect(await list.text()).not.toContain('REEFHOUSE3')
  await site.query('delete from listing_colleague where user_id = $1', [guest.id])
})

test('what someone acts for is among their listings, with their role and what it lets them do', async () => {
  const page = await visit('/user-listings', persons.answer)
  const row = page.getByRole('row', { name: /^Reef House.*Hotel/s })
  await row.getByText('Your role: Messages and bookings').waitFor()
  expect(await row.getByRole('link', { name: 'Edit' }).count()).toBe(0)
  expect(await row.getByRole('button', { name: 'Pause' }).count()).toBe(0)
  const partners = await visit('/user-listings', persons.everything)
  const theirs = partners.getByRole('row', { name: /^Reef House.*Hotel/s })
  await theirs.getByRole('button', { name: /^Pause/ }).waitFor()
  expect(await theirs.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
  expect(await theirs.getByRole('button', { name: 'Duplicate' }).count()).toBe(0)
})

test('an invitation that has expired says so and takes no place', async () => {
  const listing = await newListing('hotel')
  for (const [slot, days] of [0, 1, 2, 3, 8].entries())
    await site.query(
      `insert into listing_colleague (listing_id, slot, role, email, token_hash, created_at)
       values ($1, $2, 'answer', $3, $3, now() - make_interval(days => $4))`,
      [listing.id, slot + 1, `invited-${days}@reef.example`, days],
    )
  const page = await visit(own(listing, 'colleagues'), owner)
  const expired = page.getByRole('listitem').filter({ hasText: 'The invitation has expired.' })
  expect(await expired.count()).toBe(1)
  await expired.getByText('invited-8@reef.example', { exact: true }).first().waitFor()
  await page.getByLabel('Email address').fill('lee@reef.example')
  await page.getByLabel('Messages and bookings').check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('the invitation is on its way', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: 'Invite', exact: true }).count()).toBe(0)
  await site.query('delete from listing where id = $1', [listing.id])
})

test('an owner invites a colleague by mail, who answers guests in the owner’s name, and leaves', async () => {
  const listing = await newListing('hotel')
  const { ref } = listing
  const email = 'kim@reef.example'
  const page = await visit(own(listing, 'colleagues'), owner)
  const send = () => page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByLabel('Email address').fill('kim')
  await send()
  await page.getByText('Enter an email address, such as', { exact: false }).waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe('kim')
  await page.getByLabel('Email address').fill(owner.email)
  await send()
  await page.getByText('This is the address of the owner.').waitFor()
  await page.getByLabel('Email address').fill('Kim@reef.example')
  await page.getByLabel('Messages and bookings').check()
  await send()
  await page.getByText('If this address gets our emails, the invitation is on its way.').waitFor()
  await page.getByText('Invited on', { exact: false }).waitFor()

  const [mail] = await site.query('select subject, body from mail where address = $1', [email])
  expect(mail.subject).toBe('Rosa Cruz invites you to help manage Reef House')
  const [link = ''] = /\/colleagues\/[\w-]+/.exec(mail.body) ?? []
  const stranger = await signedIn(site)
  const unproven = await signedIn(site, { email, emailVerified: false })
  for (const { cookie } of [stranger, unproven, owner]) {
    const headers = { cookie, origin: site.origin }
    const shown = await site.ask(link, { headers })
    expect(await shown.text()).not.toContain('>Accept<')
    const body = new URLSearchParams({ op: 'accept' })
    expect((await site.ask(link, { method: 'POST', headers, body })).status).toBe(404)
  }
  await site.query(`update users set email = 'other@reef.example' where id = $1`, [unproven.id])
  const guests = await visit(link)
  await guests.getByText('Log in with kim@reef.example to accept', { exact: false }).waitFor()
  const kim = await signedIn(site, { name: 'Kim Park', email })
  await site.query('insert into review (listing_id, author_id, rating) values ($1, $2, 5)', [
    listing.id,
    kim.id,
  ])
  const invited = await visit(link, kim)
  await invited.getByRole('button', { name: 'Accept' }).click()
  await invited.getByText('You', { exact: true }).waitFor()
  expect((await site.ask(link)).status).toBe(404)
  expect(await site.query('select id from review where listing_id = $1', [listing.id])).toEqual([])
  await (
    await visit('/notifications', owner)
  )
    .getByText('Kim Park is your colleague now: Reef House')
    .waitFor()

  const asking = await visit(`/messages/hotel/${ref}`, guest)
  await asking.getByLabel('Your message').fill('Do you have parking?')
  await asking.getByRole('button', { name: 'Send' }).click()
  const inbox = await visit('/messages', kim)
  await inbox.getByRole('link', { name: /Ben Guest/ }).click()
  await inbox.getByLabel('Your message').fill('Yes, behind the house')
  await inbox.getByRole('button', { name: 'Send' }).click()
  expect(await inbox.getByText('Block Ben Guest').count()).toBe(0)
  const answered = await visit('/messages', guest)
  await answered
    .getByRole('link', { name: /Rosa Cruz/ })
    .first()
    .click()
  await answered.getByText('Yes, behind the house').waitFor()
  expect(await answered.getByText('Kim Park').count()).toBe(0)

  await page.goto(own(listing, 'colleagues'))
  await page.getByText('Change the role').click()
  await page.getByLabel('Editing').first().check()
  await page.getByRole('button', { name: 'Save' }).click()
  await (await visit('/notifications', kim)).getByText('You have another role: Reef House').waitFor()
  expect((await site.ask(`/messages/hotel/${ref}`, { headers: { cookie: kim.cookie } })).status).toBe(404)
  const leaving = await visit(own(listing, 'colleagues'), kim)
  await leaving.getByRole('button', { name: 'Leave' }).click()
  await (await visit('/notifications', owner)).getByText('Kim Park has left: Reef House').waitFor()
  expect((await site.ask(own(listing, 'colleagues'), { headers: { cookie: kim.cookie } })).status).toBe(404)
  expect(
    await site.query(
      `select actor_id, changes from audit where action = 'listing-colleague' and subject_id = $1 order by id`,
      [ref],
    ),
  ).toMatchObject([
    { actor_id: kim.id, changes: { role: [null, 'answer'], colleague: [null, kim.id] } },
    { actor_id: owner.id, changes: { role: ['answer', 'edit'] } },
    { actor_id: kim.id, changes: { role: ['edit', null] } },
  ])
})

test('of six invitations at once the last one finds no room', async () => {
  const listing = await newListing('hotel')
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      site.ask(own(listing, 'colleagues'), {
        method: 'POST',
        headers: { cookie: owner.cookie, origin: site.origin },
        body: new URLSearchParams({ op: 'invite', email: `room-${at}@example.com`, role: 'edit' }),
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 302, 302, 302, 302, 422])
  expect(
    await site.query('select slot from listing_colleague where listing_id = $1 order by slot', [listing.id]),
  ).toEqual([1, 2, 3, 4, 5].map((slot) => ({ slot })))
})
