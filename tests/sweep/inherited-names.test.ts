import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { ownPages, pages } from '../pages.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const admin = await signedIn(site, { name: 'Ana Reyes', role: 'admin' })

await site.query(`update listing set owner_id = $1 where kind = 'hotel' and ref = 'hotel-4'`, [admin.id])
const bookings = [
  '/hotels/hotel-3/book?of=1&from=2090-01-10&until=2090-01-12&persons=2',
  '/adventures/1/book?of=1&place=1&persons=2',
  '/properties/1/book?of=1&time=2090-01-10T09:00&time=2090-01-11T09:00&persons=1',
  '/user-listings/hotel/hotel-4/bookings',
  '/user-listings/hotel/hotel-4/bookings/new-stay',
  '/bookings/BCDFGHJKLM',
  '/bookings/received?part=all&after=BCDFGHJKLM',
  '/bookings/received/BCDFGHJKLM',
  '/bookings/check-in/1',
  '/bookings/calendar?month=2090-01&day=2090-01-10&of=1',
  '/bookings/storm?from=2090-01-10&until=2090-01-12',
].map((path) => ({ path }))
const all = [...pages, ...ownPages, ...bookings]
const headers = { cookie: admin.cookie, origin: site.origin }

/** What every object of JavaScript has. */
const names = ['constructor', '__proto__']

/** An address with one of its values, or one of its words, replaced by `name`. */
function* variantsOf(address: string, name: string): Generator<string> {
  const { pathname, searchParams } = new URL(address, site.origin)
  const words = pathname.split('/').slice(1)
  for (const at of words.keys()) yield `/${words.with(at, name).join('/')}`
  for (const key of new Set(searchParams.keys())) {
    const changed = new URLSearchParams(searchParams)
    changed.set(key, name)
    yield `${pathname}?${changed}`
  }
  yield `${pathname}?${name}=${name}`
}

const failures = async (requests: Iterable<readonly [string, RequestInit?]>) => {
  const failed: string[] = []
  for (const [address, init] of requests) {
    const answer = await site.ask(address, init)
    await answer.body?.cancel()
    if (answer.status >= 500)
      failed.push(`${answer.status} ${init?.method ?? 'GET'} ${address} ${String(init?.body ?? '')}`)
  }
  return failed
}

test.each(names)('no address fails that has %s where a value is expected', async (name) => {
  const addresses = new Set(all.flatMap(({ path }) => [...variantsOf(path, name)]))
  expect(await failures([...addresses].map((address) => [address, { headers }]))).toEqual([])
})

test.each(names)('no form fails that has %s where a value is expected', async (name) => {
  const requests: [string, RequestInit][] = []
  for (const { path } of all) {
    const { document } = parseHTML(await (await site.ask(path, { headers })).text())
    for (const form of document.querySelectorAll('form[method=post]:not([action*=logout])')) {
      const fields = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name')!)
      for (const replaced of new Set(fields)) {
        const body = new URLSearchParams(fields.map((field) => [field, field === replaced ? name : '1']))
        requests.push([form.getAttribute('action') || path, { method: 'POST', headers, body }])
      }
    }
  }
  const distinct = new Map(requests.map((one) => [`${one[0]} ${String(one[1].body)}`, one]))
  expect(distinct.size).toBeGreaterThan(50)
  expect(await failures(distinct.values())).toEqual([])
})
