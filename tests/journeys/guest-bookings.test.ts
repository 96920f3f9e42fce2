import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { dayAhead } from '../booking-people.ts'
import { untilOldEnough } from '../form-age.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const visitPlainly = plainVisitorsOf(site)

/** The link in the mail to an address, by the beginning of its subject. */
async function linkTo(address: string, subject: string): Promise<string> {
  const read = () =>
    site.query(`select body from mail where address = $1 and subject like $2 || '%'`, [address, subject])
  await expect.poll(async () => (await read()).length).toBe(1)
  const [, link] = /href="([^"]+)"/.exec((await read())[0]!.body) ?? []
  return link!.replaceAll('&amp;', '&')
}

/** The form of a sample event, filled in by a guest without an account. */
async function register(email: string, ref: string) {
  const page = await visitPlainly(`/events/${ref}`)
  await page.getByRole('link', { name: 'Register for Event' }).click()
  await page.getByRole('heading', { level: 1, name: 'Register for Event' }).waitFor()
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Kim Seo-yeon')
  await page.getByLabel('Phone').fill('+82 2 555 0100')
  await page.getByLabel('Email').fill(email)
  await untilOldEnough(page)
  return page
}

test('without an account one registers by a mailed link, which opens the booking to read, write, change and cancel it', async () => {
  const email = `${randomUUID()}@example.com`
  const page = await register('kim@', '10')
  await page.getByRole('button', { name: 'Book now' }).click()
  await page.getByText('Write an email address, such as name@example.com.').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Kim Seo-yeon')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Book now' }).click()
  await page.getByText(`Open the link that we sent to ${email}.`).waitFor()
  const booked = () => site.query('select state, persons from booking where guest_email = $1', [email])
  expect(await booked()).toEqual([])

  await page.goto(await linkTo(email, 'Confirm your booking'))
  await page.getByRole('button', { name: 'Confirm and book' }).click()
  await page.getByRole('heading', { level: 1, name: /^Booking [A-Z\d]{10}$/ }).waitFor()
  await page.getByText('Confirmed').first().waitFor()
  await page.getByRole('img', { name: /^QR code of ticket/ }).waitFor()
  const address = new URL(page.url()).pathname
  const calendar = async () => (await site.ask(`${address}/calendar.ics`)).text()
  const number = address.split('/')[3]
  expect(await calendar()).toMatch(new RegExp(`UID:booking-${number}@[^]*SEQUENCE:0[^]*STATUS:CONFIRMED`))

  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Write your message.').waitFor()
  const long = 'Is there parking? '.repeat(120)
  await page.getByLabel('Message to the owner').fill(long)
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(await page.getByLabel('Message to the owner').inputValue()).toBe(long.trim())
  expect(await site.query(`select from booking_move where move = 'write'`)).toEqual([])
  const rate = `insert into rate_limit (key, count, ends_at) values ($1, $2, now() + interval '1 hour')
    on conflict (key) do update set count = excluded.count`
  await site.query(rate, [`booking words ${number} guest`, 20])
  await page.getByLabel('Message to the owner').fill('Is there parking?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('You have written many messages about this booking.').waitFor()
  await site.query(rate, [`booking words ${number} guest`, 0])
  const block = `insert into booking_guest_block (owner_id, email) select owner_id, guest_email from booking where number = $1`
  await site.query(block, [number])
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('The owner doesn’t take messages from you.').waitFor()
  await site.query('delete from booking_guest_block where email = $1', [email])
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Is there parking?').waitFor()

  await page.getByRole('link', { name: 'Change dates or guests' }).click()
  await page.getByLabel('People').fill('3')
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.getByLabel('Message (optional)').fill(long)
  await page.getByRole('button', { name: 'Change the booking' }).click()
  expect(await page.getByLabel('Message (optional)').inputValue()).toBe(long.trim())
  await page.getByLabel('Message (optional)').fill('One more comes')
  await page.getByRole('button', { name: 'Change the booking' }).click()
  await page.getByText('People: 3').waitFor()
  expect(await booked()).toEqual([{ state: 'confirmed', persons: 3 }])

  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await page.getByText('Canceled by the guest').first().waitFor()
  await page.getByRole('link', { name: 'Remove from calendar' }).waitFor()
  expect(await calendar()).toMatch(/METHOD:CANCEL[^]*SEQUENCE:3[^]*STATUS:CANCELLED/)
})

test('a link that is lost is mailed again, the earlier one opens nothing, and a later account has the booking', async () => {
  const email = `${randomUUID()}@example.com`
  const page = await register(email, '7')
  await page.getByRole('button', { name: 'Book now' }).click()
  await page.goto(await linkTo(email, 'Confirm your booking'))
  await page.getByRole('button', { name: 'Confirm and book' }).click()
  const first = page.url()
  const lost = first.replace(/[^/]+$/, 'lost')
  expect((await page.goto(lost))!.status()).toBe(404)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await page.getByText('a new link is on its way to you').waitFor()
  const again = await linkTo(email, 'Your booking')
  expect(again).not.toBe(first)
  expect((await page.goto(again))!.status()).toBe(200)
  expect((await page.goto(first))!.status()).toBe(404)

  const { browser } = await signedIn(site, { email })
  const own = await visitPlainly('/bookings', { browser })
  await own.getByText('Confirmed').waitFor()
  expect((await page.goto(again))!.status()).toBe(404)
})

test('a guest who confirms a second time reads that it is confirmed, and has the link to the booking mailed', async () => {
  const email = `${randomUUID()}@example.com`
  const page = await register(email, '10')
  await page.getByRole('button', { name: 'Book now' }).click()
  const confirm = await linkTo(email, 'Confirm your booking')
  await page.goto(confirm)
  const press = () => site.ask(new URL(confirm).pathname, { method: 'POST', body: new URLSearchParams() })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([302, 302])
  const booked = await site.query('select number, token_version from booking where guest_email = $1', [email])
  expect(booked).toEqual([{ number: expect.any(String), token_version: 0 }])

  await page.getByRole('button', { name: 'Confirm and book' }).click()
  await page.getByRole('heading', { level: 1, name: 'Already confirmed' }).waitFor()
  await page.getByText(`Its number is ${booked[0]!.number}.`).waitFor()
  await page.getByRole('button', { name: 'Email me a link to my booking' }).click()
  await page.getByText('We’ve emailed you a new link to your booking.').waitFor()
  await page.goto(await linkTo(email, 'Your booking'))
  await page.getByRole('heading', { level: 1, name: `Booking ${booked[0]!.number}` }).waitFor()

  await site.query(`update rate_limit set count = 3 where key = 'booking link ' || $1`, [booked[0]!.number])
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Email me a link to my booking' }).click()
  await page.getByText('You have asked for several links.').waitFor()
})

test('who confirms too late reads why, and is back at the form with what they typed', async () => {
  const email = `${randomUUID()}@example.com`
  const page = await register(email, '10')
  await page.getByLabel('Message (optional)').fill('We come by bus.')
  await page.getByRole('button', { name: 'Book now' }).click()
  const place = new URL(page.url()).searchParams.get('place')
  await site.query(`update booking_place set state = 'cancelled' where id = $1`, [place])
  await page.goto(await linkTo(email, 'Confirm your booking'))
  await page.getByRole('button', { name: 'Confirm and book' }).click()
  await page.getByText('This was canceled. Choose another time.').waitFor()
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await page.getByText('This was canceled. Choose another time.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.getByLabel('Message (optional)').inputValue()).toBe('We come by bus.')
  expect(await site.query('select from booking where guest_email = $1', [email])).toEqual([])
})

test('rooms and tours show what is free and its price to everybody, and ask who would book to log in', async () => {
  const address = `/hotels/hotel-1/book?from=${dayAhead(30)}&persons=2&until=${dayAhead(32)}`
  const page = await visitPlainly(address)
  await page.getByText('Total').waitFor()
  const login = new URL(
    (await page.getByRole('link', { name: 'Log in to book' }).getAttribute('href'))!,
    site.origin,
  )
  expect(login.searchParams.get('next')).toBe(address)
  expect(await page.getByLabel('Phone').count()).toBe(0)
})

test('of a full time one reads that it is full, and waits for a place', async () => {
  const [full] = await site.query(
    `select listing.ref, place.id from booking_place place join bookable on bookable.id = bookable_id join listing on listing.id = listing_id
     where bookable.kind = 'seat' and scope = '' and taken = place.capacity and listing.sample and listing.live limit 1`,
  )
  const page = await visitPlainly(`/events/${full!.ref}/book?place=${full!.id}&persons=1`)
  await page.getByText('This time is full. Join the waiting list, or choose another time.').waitFor()
  await page.getByRole('button', { name: 'Join the waiting list' }).waitFor()
})
