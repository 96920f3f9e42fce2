import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

const canonical = (address: string) => canonicalAddress(new URL(address, 'http://localhost'), 'all')

test.each([
  [
    '/hotels/hotel-1?x=1&guests=2-adults&checkOut=2026-05-04&checkIn=2026-05-01',
    '/hotels/hotel-1?checkIn=2026-05-01&checkOut=2026-05-04&guests=2-adults',
  ],
  ['/hotels/hotel-1?checkIn=tomorrow&guests=100', '/hotels/hotel-1'],
  ['/hotels/hotel-1?reviews=3&checkIn=2026-05-01', '/hotels/hotel-1?reviews=3&checkIn=2026-05-01'],
  ['/vehicles/1?checkIn=2026-05-01&reviews=2', '/vehicles/1'],
  ['/hotels/hotel-1?reviews=1', '/hotels/hotel-1'],
  ['/hotels/taxi?service=taxi&checkIn=2026-05-01', '/hotels/taxi?service=taxi'],
  ['/hotels/taxi/1?checkIn=2026-05-01', '/hotels/taxi/1'],
  ['/contact?topic=event&about=vehicle/2&x=1', '/contact?about=vehicle%2F2&topic=event'],
  ['/contact?topic=general&about=//elsewhere.example', '/contact'],
  ['/food/restaurants?cuisine=korean&category=bakery&checkIn=x', '/food/restaurants?cuisine=korean'],
  ['/hotels/rent?offer=sale&sort=oldest', '/hotels/rent?sort=oldest'],
  ['/pins/food?category=restaurant&x=1', '/pins/food?category=restaurant'],
  ['/experiences?x=1', '/experiences'],
  ['/vehicles?page=99999', '/vehicles?page=100'],
  ['/blog?page=4711', '/blog?page=100'],
  ['/search?q=%20Beach%20&island=rota&page=2', '/search?island=rota&q=Beach'],
  ['/search?q=beach&island=', '/search?q=beach'],
  ['/suggest?q=bea&island=rota', '/suggest?q=bea'],
  ['/buy-and-sell/favorites?tab=x', '/buy-and-sell/favorites'],
  ['/ask-local?q=visa&x=1&page=1&category=travel', '/ask-local?category=travel&q=visa'],
  ['/ask-local/new?category=travel&q=visa', '/ask-local/new?q=visa'],
  ['/ask-local/1?q=visa', '/ask-local/1'],
  ['/admin/users?x=1&state=suspended&role=none&q=maria', '/admin/users?q=maria&state=suspended'],
  [
    '/admin/audit?x=1&subject=user/1&after=soon&by=a@example.com',
    '/admin/audit?by=a%40example.com&subject=user%2F1',
  ],
])('%s is kept as %s', (address, kept) => {
  expect(canonical(address)).toBe(kept)
})
