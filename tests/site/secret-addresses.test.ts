import { createHash, createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { newBooked, newBooking } from '../booking-people.ts'
import { startSite } from '../site.ts'
import { routePaths } from '../site-routes.ts'
import { siteSecret } from '../site-secret.ts'

const site = await startSite()
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

const seats = await newBooked(site, {
  kind: 'event',
  of: 'seat',
  settings: { cents: 0 },
  name: 'Marked seats',
})
const room = await newBooked(site, { kind: 'hotel', of: 'stay', settings: { cents: 0, guests: 2 } })
const number = await newBooking(site, seats, (await signedIn(site)).id, { state: 'confirmed' })
await site.query(
  `update booking set guest_id = null, guest_email = 'guest@example.com', token_hash = $2,
     token_until = now() + interval '1 day', listing_title = 'Marked booking' where number = $1`,
  [number, hashOf('secret')],
)
await site.query(
  `insert into booking_calendar (bookable_id, name, secret) values ($1, 'Marked site', 'secret')`,
  [room.bookableId],
)
const stored = {
  title: 'Marked booking',
  back: '/events',
  email: 'guest@example.com',
  language: 'en',
  asked: {
    bookableId: Number(seats.bookableId),
    formKey: randomUUID(),
    name: 'Marked Guest',
    phone: '+1 670 555 0100',
    message: '',
    persons: 1,
    names: [],
    wish: { kind: 'seat', placeId: 1 },
    shownCents: null,
    mayWait: false,
  },
}
await site.query(
  `insert into mailed_token (hash, purpose, about, value, expires_at)
   values ($1, 'booking', 'marked', $2, now() + interval '1 hour')`,
  [hashOf('secret'), JSON.stringify({ stored: JSON.stringify(stored) })],
)

/** By what it shows to those who have the secret, and what it answers to a form without one. */
const addresses = {
  [`/bookings/guest/${number}/SECRET`]: { shows: /Marked booking/ },
  [`/bookings/guest/${number}/SECRET/change`]: { shows: /Marked booking/ },
  [`/bookings/guest/${number}/SECRET/calendar.ics`]: { shows: /BEGIN:VEVENT/, post: 405 },
  '/bookings/confirm/SECRET': { shows: /Marked booking/ },
  '/bookings/feeds/SECRET.ics': { shows: /BEGIN:VCALENDAR/, post: 405 },
} satisfies Record<string, { shows: RegExp; post?: number }>

const roles = ['user', 'moderator', 'admin'] as const
const cookies = [
  ['a visitor', ''],
  ['the owner', seats.owner.cookie],
  ...(await Promise.all(roles.map(async (role) => [role, (await signedIn(site, { role })).cookie] as const))),
] as const

const cases = Object.entries(addresses).flatMap(([address, row]) =>
  cookies.map(([person, cookie]) => ({ address, person, cookie, post: 404, ...row })),
)

test.each(cases)(
  '$address opens by its secret alone, for $person',
  async ({ address, cookie, shows, post }) => {
    const headers = { cookie }
    const right = await site.ask(address.replace('SECRET', 'secret'), { headers })
    expect(right.status).toBe(200)
    expect(right.headers.get('cache-control')).toContain('no-store')
    expect(await right.text()).toMatch(shows)
    const wrong = address.replace('SECRET', 'secrets')
    const read = await site.ask(wrong, { headers })
    expect(read.status).toBe(404)
    expect(await read.text()).not.toMatch(/Marked/)
    for (const form of ['move=cancel&seen=confirmed', 'op=mail', '']) {
      const sent = await site.ask(wrong, { method: 'POST', headers, body: new URLSearchParams(form) })
      expect(sent.status).toBe(post)
      expect(await sent.text()).not.toMatch(/Marked/)
    }
    expect(await site.query('select state from booking where number = $1', [number])).toEqual([
      { state: 'confirmed' },
    ])
  },
)

const pages = [
  ...routePaths.filter((path) => /:(?:token|secret)(?:\/|$)/.test(path) && !path.endsWith('.ics')),
  'reset-password?token=x',
]

test.each(pages)('no device keeps /%s, and no other site hears of it', async (path) => {
  const page = await site.ask(`/${path.replaceAll(/:\w+/g, 'x')}`, { headers: { accept: 'text/html' } })
  expect(page.headers.get('cache-control')).toContain('no-store')
})

test('an unsubscribe link is for who has it alone: no device keeps its page, and no other site hears of it', async () => {
  const { id } = await signedIn(site)
  const seal = createHmac('sha256', siteSecret)
    .update(`page unsubscribe ${id} price-drop`)
    .digest('base64url')
  const page = await site.ask(`/unsubscribe/${id}.price-drop.${seal}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain('<meta name="referrer" content="no-referrer"/>')
})
