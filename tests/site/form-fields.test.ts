import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const [person, admin] = [await signedIn(site), await signedIn(site, { role: 'admin' })]
const draft = '00000000-0000-4000-8000-000000000014'
await site.query(`insert into draft (id, owner_id, kind, category) values ($1, $2, 'vehicle', 'car')`, [
  draft,
  person.id,
])

const refused = {
  email: ['a@b..com', 'a@.b.com', 'a,b@c.com', '<a>@b.com'],
  phone: ['-------', '.......', '(---) --- ----', '+1 670 000 0000'],
  webAddress: ['https://bank.example@evil.example', 'bank.com@evil.com', 'javascript:alert(1)'],
  page: ['https://facebook.com@evil.example/proa', 'https://me:secret@facebook.com/proa'],
  day: ['2023-02-29', '31.12.1990'],
  money: ['1e3', '1,50', '12.345', '-5', 'free', '99999999999999'],
  number: ['1e3', '1,50', '0x10', 'ten', '0', '123456789'],
  degrees: ['1e1', '15,2', 'north', '999'],
} as const
const taken = {
  email: 'Ana.Reyes+list@mail.isla.photography',
  phone: '(670) 234.5678',
  webAddress: 'www.example.com/boats?from=a@b',
  page: 'facebook.com/proa',
  day: '1990-12-31',
  money: '$1,234.5',
  number: '5',
  degrees: '15.2055',
} as const satisfies Record<keyof typeof refused, string>

type Room = {
  readonly address: string
  readonly fields: Readonly<Record<string, keyof typeof refused>>
  readonly by?: { readonly cookie: string }
  /** What a field takes that does not take just any of its kind. */
  readonly right?: Readonly<Record<string, string>>
  /** What else the form needs before its fields are looked at. */
  readonly beside?: Readonly<Record<string, string>>
}
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
const rooms: readonly Room[] = [
  { address: '/contact', fields: { email: 'email' } },
  { address: '/ask-local/new?q=Where', fields: { email: 'email' } },
  {
    address: '/events/10/book?persons=1',
    fields: { email: 'email', phone: 'phone' },
    beside: { formKey: randomUUID() },
  },
  {
    address: '/advertise',
    fields: { email: 'email', link: 'webAddress', startDate: 'day', endDate: 'day' },
    right: { startDate: nextWeek },
  },
  {
    address: '/signup',
    fields: { email: 'email' },
    beside: { full_name: 'Ana Reyes', password: 'Latte stone at dawn', confirmPassword: 'Latte stone' },
  },
  { address: '/account/email', fields: { email: 'email' }, by: person },
  {
    address: '/profile/setup',
    fields: { phoneNumber: 'phone', whatsappNumber: 'phone', birthDate: 'day' },
    by: person,
  },
  {
    address: `/create-listing/${draft}/details`,
    fields: {
      contactPhone: 'phone',
      contactWhatsapp: 'phone',
      contactEmail: 'email',
      contactWebsite: 'webAddress',
      price: 'money',
      'a.year': 'number',
    },
    right: { 'a.year': '2018' },
    by: person,
    beside: { go: 'create' },
  },
  {
    address: '/admin/content/contact',
    fields: { email: 'email', phone: 'phone', facebook: 'page' },
    by: admin,
  },
  {
    address: '/admin/content/tour-stops/new',
    fields: { position: 'number', lat: 'degrees', lng: 'degrees' },
    right: { lng: '145.7178' },
    by: admin,
  },
  { address: '/admin/moderation', fields: { trustedAfter: 'number' }, by: admin },
  { address: '/admin/advertisements', fields: { rate: 'money', 'rate-vehicles': 'money' }, by: admin },
  {
    address: '/admin/content/emergency-contacts/new',
    fields: { phone: 'phone', website: 'webAddress', checked_on: 'day' },
    by: admin,
  },
]

/** The form of each room as it came back with what was refused. */
const forms = new Map<Room, string>()

/** A form as a browser without scripts sends it: what it came with, and what was typed. */
async function send(room: Room, typed: Record<string, string>) {
  const { address, by, beside } = room
  const headers = { origin: site.origin, ...(by && { cookie: by.cookie }) }
  const html = forms.get(room) ?? (await (await site.ask(address, { headers })).text())
  const body = new FormData()
  for (const [tag] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const [, name] = / name="([^"]*)"/.exec(tag) ?? []
    if (name) body.set(name, plain(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''))
  }
  for (const [name, value] of Object.entries({ ...beside, ...typed })) body.set(name, value)
  const answer = await site.ask(address, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status === 422) forms.set(room, text)
  else forms.delete(room)
  const control = (name: string) =>
    new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(text)?.[0]
  return {
    status: answer.status,
    isWrong: (name: string) => control(name)?.includes(' aria-invalid="true"') ?? false,
    valueOf: (name: string) => plain(/ value="([^"]*)"/.exec(control(name) ?? '')?.[1] ?? ''),
  }
}

const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const cases = rooms.flatMap((room) =>
  Object.entries(room.fields).map(([name, kind]) => ({ ...room, room, name, kind })),
)

test.each(cases)(
  '$address: what is no $kind is refused at $name, and stays',
  async ({ room, name, kind }) => {
    for (const typed of refused[kind]) {
      const { status, isWrong, valueOf } = await send(room, { [name]: typed })
      expect([typed, status, isWrong(name), valueOf(name)]).toEqual([typed, 422, true, typed])
    }
  },
)

test.each(cases)('$address: $name takes a $kind as people write it', async ({ room, name, kind }) => {
  const { isWrong } = await send(room, { [name]: room.right?.[name] ?? taken[kind] })
  expect(isWrong(name)).toBe(false)
})

test('a guest leaves an address for the answer to a chat under the same rule', async () => {
  const leave = async (email: string) => {
    const body = new URLSearchParams({ email })
    return (await site.ask('/support/chat', { method: 'POST', body })).status
  }
  for (const email of refused.email) expect(await leave(email), email).toBe(422)
  expect(await leave(taken.email)).toBe(200)
})

test('a program that signs up is held to the same rule, in the stated words', async () => {
  const password = 'Latte stone at dawn'
  const signUp = (email: string) =>
    site.ask('/api/auth/signup', {
      method: 'POST',
      headers: { origin: site.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ full_name: 'Ana', email, password, confirmPassword: password }),
    })
  for (const email of refused.email) {
    const answer = await signUp(email)
    expect(answer.status, email).toBe(422)
    expect(await answer.json()).toMatchObject({ success: false, code: 'signup_failed' })
  }
  expect((await signUp(taken.email)).status).toBe(200)
})

test('a report longer than it may be is refused at its text', async () => {
  const room: Room = { address: '/report?kind=vehicle&ref=2', fields: {} }
  const { status, isWrong } = await send(room, { reason: 'other', text: 'x'.repeat(2_001) })
  expect([status, isWrong('text')]).toEqual([422, true])
})

test('an account without room for another draft is led to a page that says so', async () => {
  const writer = await signedIn(site)
  await site.query(
    `insert into draft (owner_id, kind, version) select $1, 'vehicle', 2 from generate_series(1, 50)`,
    [writer.id],
  )
  const headers = { cookie: writer.cookie }
  const answer = await site.ask('/create-listing/property?draft=new', { headers, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/create-listing?full='])
  const page = await site.ask('/create-listing?full=', { headers, redirect: 'manual' })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('You have reached the limit for drafts')
})

test('another new draft of a whole form begins only where its writer asks for it here, and has its own address, so that loading it again begins no third one', async () => {
  const writer = await signedIn(site)
  const headers = { cookie: writer.cookie }
  const drafts = () => site.query('select id from draft where owner_id = $1', [writer.id])
  for (const [method, more] of [
    ['GET', { 'sec-purpose': 'prefetch' }],
    ['GET', { 'sec-fetch-site': 'cross-site' }],
    ['HEAD', {}],
  ] as const) {
    const init = { method, headers: { ...headers, ...more } }
    const led = await site.ask('/create-listing/property?draft=new', init)
    expect([led.status, led.headers.get('location')]).toEqual([302, '/create-listing/property'])
  }
  expect(await drafts()).toEqual([])
  const answer = await site.ask('/create-listing/property?draft=new', { headers })
  const [begun] = await drafts()
  const address = `/create-listing/property?draft=${begun.id}`
  expect([answer.status, answer.headers.get('location')]).toEqual([302, address])
  const body = new FormData()
  for (const [name, value] of Object.entries({ draft: begun.id, version: '1', title: 'House', go: 'create' }))
    body.set(name, value)
  const refused = await site.ask(address, { method: 'POST', body, headers })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(begun.id)])
  expect(await drafts()).toEqual([begun])
})

test('a page of a draft in which another one has kept something since changes no photo either', async () => {
  const writer = await signedIn(site)
  const [{ id }] = await site.query(
    `insert into draft (owner_id, kind, form, version) values ($1, 'property', '{"title": ["Theirs"]}', 2) returning id`,
    [writer.id],
  )
  const [photo] = await site.query(
    'insert into draft_photo (id, draft_id, position, size) values (gen_random_uuid(), $1, 0, 9) returning id',
    [id],
  )
  const send = async (version: string) => {
    const body = new FormData()
    const sent = { draft: id, version, title: 'Mine', photoRemove: photo.id }
    for (const [name, value] of Object.entries(sent)) body.set(name, value)
    body.set('photos', new File([], ''))
    const headers = { cookie: writer.cookie }
    const { status } = await site.ask(`/create-listing/property?draft=${id}`, {
      method: 'POST',
      body,
      headers,
    })
    return [status, await site.query('select id from draft_photo where draft_id = $1', [id])]
  }
  expect(await send('1')).toEqual([409, [photo]])
  expect(await send('2')).toEqual([200, []])
})
