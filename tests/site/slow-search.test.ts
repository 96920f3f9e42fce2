import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'
import { withoutScripts } from '../without-scripts.ts'

// Jobs would wait for the slow table, and hold it.
const site = await startSite({ environment: { WORKER: 'off' } })

/** In place of the table a view whose texts take longer each than a test may. */
async function slowDown() {
  await site.query(`create function slow(text) returns text language plpgsql
    as $$ begin perform pg_sleep(600); return $1; end $$`)
  const columns = await site.query(`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'listing' order by ordinal_position`)
  const list = columns.map(({ name }) => (name === 'search_text' ? 'slow(search_text) as search_text' : name))
  await site.query('alter table listing rename to listing_rows')
  await site.query(`create view listing as select ${list.join(', ')} from listing_rows`)
}

async function restore() {
  await site.query('drop view listing')
  await site.query('alter table listing_rows rename to listing')
}

test('a search that takes too long is stopped, says so, and keeps its filters; the answer is not cached', async () => {
  const search = '/vehicles?q=corolla%20toyota'
  await slowDown()
  const answer = await site.ask(search)
  const html = withoutScripts(await answer.text())
  await restore()
  expect(answer.status).toBe(200)
  expect(html).toContain('The search took too long and was stopped')
  expect(html).toContain('value="corolla toyota"')
  const again = withoutScripts(await (await site.ask(search)).text())
  expect(again).not.toContain('took too long')
  expect(again).toContain('2021 Toyota Corolla LE')
})

test('a page whose rows take too long is an older copy, or says when to come back', async () => {
  const read = async (path: string, cookie = '') => {
    const answer = await site.ask(path, { headers: { accept: 'text/html', cookie } })
    return { status: answer.status, later: answer.headers.get('retry-after'), html: await answer.text() }
  }
  const member = await signedIn(site)
  expect((await read('/terms')).status).toBe(200)
  const other = new pg.Client({ connectionString: site.database })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin; lock table standing_page in access exclusive mode')
  expect(await read('/about')).toMatchObject({ status: 503, later: '5' })
  await site.query(`select pg_notify('page_change', 'standing')`)
  await expect.poll(async () => (await read('/terms')).html).toContain('You see an older copy of this page')
  const own = await read('/terms', member.cookie)
  expect(own).toMatchObject({ status: 200, html: expect.stringContaining('You are still signed in') })
  await other.query('rollback')
  await expect.poll(async () => (await read('/about')).status).toBe(200)
})
