import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { refuseToStore } from '../browser-storage.ts'
import { newBooked, newBooking } from '../booking-people.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visitPlainly = plainVisitorsOf(site)
const visit = visitorsOf(site)

/** An event tomorrow with two seats, both booked by one guest. */
async function newEvent() {
  const event = await newBooked(site, { kind: 'event', of: 'seat', capacity: 2, settings: {}, name: '' })
  const [occurrence] = await site.query(
    `insert into occurrence (listing_id, starts_at, ends_at)
     values ($1, now() + interval '1 day', now() + interval '2 days') returning id`,
    [event.listingId],
  )
  const [place] = await site.query(
    `insert into booking_place (bookable_id, starts_at, ends_at, capacity, occurrence_id)
     select $1, starts_at, ends_at, 2, id from occurrence where id = $2 returning id`,
    [event.bookableId, occurrence!.id],
  )
  const guest = await signedIn(site)
  const placeId = place!.id as string
  const number = await newBooking(site, event, guest.id, { state: 'confirmed', days: 1, persons: 2, placeId })
  await site.query(`update booking set names = '{=Ana,Ben Cruz}' where number = $1`, [number])
  await site.query(
    `insert into booking_ticket (booking_id, code)
     select id, unnest(array[$2, $3]) from booking where number = $1`,
    [number, `${number}AA`, `${number}BB`],
  )
  return { event, number, address: `/bookings/check-in/${placeId}` }
}

test('an organizer lets guests in by a tick or a code, once, and has the list as a table', async () => {
  const { event, number, address } = await newEvent()
  const page = await visitPlainly(address, { browser: event.owner.browser })
  await page.getByText('0 of 2 are in').waitFor()
  await page.getByRole('button', { name: 'Admit Ben Cruz' }).click()
  await page.getByText('1 of 2 are in').waitFor()
  await page.getByLabel('Ticket code').fill(`${number.toLowerCase()} aa`)
  await page.getByRole('button', { name: 'Admit', exact: true }).click()
  await page.getByText('2 of 2 are in').waitFor()
  await page.getByLabel('Ticket code').fill(`${number}AA`)
  await page.getByRole('button', { name: 'Admit', exact: true }).click()
  await page.getByText(/^=Ana: this ticket was used already, at /).waitFor()
  await page.getByLabel('Ticket code').fill('NONE')
  await page.getByRole('button', { name: 'Admit', exact: true }).click()
  await page.getByText('NONE: no valid ticket for this time.').waitFor()

  const { cookie } = event.owner
  const table = await site.ask(`${address}/attendees`, { headers: { cookie } })
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [, first] = (await table.text()).split('\r\n')
  expect(first).toMatch(new RegExp(`^'=Ana,\\+?'?.*,${number},${number}AA,20`))

  const stranger = await signedIn(site)
  for (const path of [address, `${address}/attendees`])
    expect((await site.ask(path, { headers: { cookie: stranger.cookie } })).status).toBe(404)
})

test('what a phone without a connection ticked is sent later, and says when it was', async () => {
  const { event, number, address } = await newEvent()
  const { cookie } = event.owner
  const at = new Date(Date.now() - 3_600_000).toISOString()
  const send = async (code: string, who = cookie) => {
    const body = new URLSearchParams({ code, at, place: address.split('/').at(-1)! })
    return site.ask('/bookings/check-in/used', {
      method: 'POST',
      headers: { cookie: who, origin: site.origin },
      body,
    })
  }
  expect(await (await send(`${number}AA`)).json()).toEqual({ isValid: true, name: 'Ana Cruz', number })
  expect(await (await send(`${number}AA`)).json()).toEqual({ isValid: false, usedAt: at })
  expect((await send(`${number}BB`, (await signedIn(site)).cookie)).status).toBe(404)
})

test('at a door without a connection a guest is in at once, and the second use is refused when there is one', async () => {
  const { event, number, address } = await newEvent()
  const page = await visit(address, {
    browser: event.owner.browser,
    width: 390,
    height: 844,
    expected: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
  })
  expect(await axeInTurn(page)).toEqual([])
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Admit Ben Cruz' }).click()
  await page.getByText('Waiting to be sent: 1').waitFor()
  expect(await page.getByText('Keep this page open').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Admit Ben Cruz' }).count()).toBe(0)
  await page.evaluate(refuseToStore)
  await page.getByLabel('Ticket code').fill(`${number}BB`)
  await page.getByLabel('Ticket code').press('Enter')
  await page.getByText('Keep this page open').waitFor()
  await page.context().setOffline(false)
  await page.getByText('1 of 2 are in').waitFor()
  await page.getByLabel('Ticket code').fill(`${number}BB`)
  await page.getByLabel('Ticket code').press('Enter')
  await page.getByText(/^Ben Cruz: this ticket was used already, at /).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByText(/this ticket was used already/).count()).toBe(0)
})

/** A camera that sees a ticket, in a browser that reads QR codes: ours has neither. */
function seesTicket(code: string) {
  const read = () => Promise.resolve([{ rawValue: code }])
  Object.assign(globalThis, {
    BarcodeDetector: class {
      detect() {
        return read()
      }
    },
  })
  const policy = (document as Document & { featurePolicy: { allowsFeature(name: string): boolean } })
    .featurePolicy
  navigator.mediaDevices.getUserMedia = () => {
    if (!policy.allowsFeature('camera')) return Promise.reject(new DOMException('', 'NotAllowedError'))
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')!.fillRect(0, 0, 9, 9)
    return Promise.resolve(canvas.captureStream())
  }
}

type ScannerPage = typeof globalThis & {
  BarcodeDetector: { prototype: { detect(): Promise<unknown> } }
  endLook: (reason: Error) => void
}

/** Waits until the page looks at a picture, which takes until `endLook`. */
const lookUntilStopped = () =>
  new Promise<void>((resolve) => {
    const page = globalThis as ScannerPage
    page.BarcodeDetector.prototype.detect = () =>
      new Promise((_, reject) => {
        page.endLook = reject
        resolve()
      })
  })

/** As browsers end what waits for a camera that is stopped; until the page has drawn what follows. */
const endLook = () =>
  new Promise<void>((resolve) => {
    ;(globalThis as ScannerPage).endLook(new DOMException('', 'AbortError'))
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

test('a scanned ticket lets its holder in; without the camera one is told to type the code', async () => {
  const { event, number, address } = await newEvent()
  const { browser } = event.owner
  const prepare = (page: Page) => page.addInitScript(seesTicket, `${number}AA`)
  const page = await visit(address, { browser, width: 390, height: 844, prepare })
  await page.getByRole('button', { name: 'Scan tickets' }).click()
  await page.getByText('1 of 2 are in').waitFor()
  await page.evaluate(lookUntilStopped)
  await page.getByRole('button', { name: 'Stop scanning' }).click()
  await page.evaluate(endLook)
  expect(await page.getByText('The camera can’t be used.').count()).toBe(0)
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Scan tickets' }).click()
  await page.getByText('The camera can’t be used. Allow it in your browser, or type the code.').waitFor()
})
