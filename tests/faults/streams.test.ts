import { once } from 'node:events'
import { request } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const admin = await signedIn(site, { name: 'Ana Reyes', role: 'admin' })

/** Each is larger than what the lines between server and browser hold at once. */
const streamed = ['/account/export', '/admin/listings/export?kind=vehicle']

beforeAll(() =>
  site.query(
    `insert into listing (kind, ref, title, description, island, village, attributes, status, review, owner_id)
     select kind, 'long-' || n, title, (select string_agg(md5(n || '.' || i), '') from generate_series(1, 600) i),
       island, village, attributes, status, 'approved', $1
     from listing, generate_series(1, 300) n where kind = 'vehicle' and ref = '2'`,
    [admin.id],
  ),
)

/** Sends a request whose answer is not read until asked for. */
async function begin(path: string, method = 'GET') {
  const asked = request(site.origin + path, { method, headers: { cookie: admin.cookie }, agent: false }).end()
  const [answer] = await once(asked, 'response')
  expect(answer.statusCode, path).toBe(200)
  return answer
}

async function sizeOf(path: string): Promise<number> {
  let size = 0
  for await (const chunk of await begin(path)) {
    size += chunk.length
    await nextTurn() // a reader who is slower than the site
  }
  return size
}

test.each(streamed)('%s ends nothing when only its head is asked for', async (path) => {
  for (let times = 0; times < 3; times++) (await begin(path, 'HEAD')).destroy()
  expect((await site.ask('/healthz')).status).toBe(200)
  expect(await sizeOf(path)).toBeGreaterThan(2_500_000)
})

test.each(streamed)(
  '%s ends nothing when its reader leaves at once, midway, or before its end',
  async (path) => {
    for (const most of [0, 1, 500_000, 2_000_000]) {
      const answer = await begin(path)
      let read = 0
      if (most > 0)
        for await (const chunk of answer) {
          read += chunk.length
          if (read >= most) break
        }
      answer.destroy()
    }
    expect((await site.ask('/healthz')).status).toBe(200)
    expect(await sizeOf(path)).toBeGreaterThan(2_500_000)
  },
)
