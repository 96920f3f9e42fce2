import { request } from 'node:http'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'
import { goTo, visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

// Jobs would wait for the slow table, and hold it.
const site = await startSite({ environment: { WORKER: 'off' } })
const visit = visitorsOf(site)

/**
 * In place of the table a view whose texts take longer each than a test may. `ended_by_leaving` was called if a search of
 * it was cancelled before its time limit.
 */
async function slowDown() {
  await site.query(`create sequence if not exists ended_by_leaving`)
  await site.query(`create or replace function slow(text) returns text language plpgsql as $$
    begin
      perform pg_sleep(600);
      return $1;
    exception when query_canceled then
      if sqlerrm ~ 'user request' then perform nextval('ended_by_leaving'); end if;
      raise;
    end $$`)
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
  // A page that is kept would stay for a minute.
  await expect
    .poll(async () => withoutScripts(await (await site.ask(search)).text()), { timeout: 45_000 })
    .toContain('2021 Toyota Corolla LE')
})

test('a page whose rows take too long is an older copy, or says when to come back', async () => {
  const read = async (path: string, cookie = '') => {
    const answer = await site.askOnce(path, { headers: { accept: 'text/html', cookie } })
    return { status: answer.status, later: answer.headers.get('retry-after'), html: await answer.text() }
  }
  const member = await signedIn(site)
  expect((await site.ask('/terms')).status).toBe(200)
  const release = await lockStandingPages()
  expect(await read('/about')).toMatchObject({ status: 503, later: '5' })
  await site.query(`select pg_notify('page_change', 'standing')`)
  await expect.poll(async () => (await read('/terms')).html).toContain('You see an older copy of this page')
  const own = await read('/terms', member.cookie)
  expect(own).toMatchObject({ status: 200, html: expect.stringContaining('You are still logged in') })
  await release()
  await expect.poll(async () => (await read('/about')).status).toBe(200)
})

test('the line of an older copy goes with its page, also where only its filters change, and a member’s own page in its place has none', async () => {
  const member = await signedIn(site)
  expect((await site.ask('/terms')).status).toBe(200)
  const release = await lockStandingPages()
  await site.query(`select pg_notify('page_change', 'standing')`)
  await expect.poll(async () => (await site.ask('/terms')).text()).toContain('You see an older copy')
  const guest = await visit('/terms')
  const filtered = await visit('/terms')
  const own = await visit('/terms', { browser: member.browser, expected: /503/ })
  const lines = [guest, own, filtered].map((page) => page.locator('p.old-page'))
  for (const line of lines) expect(await line.textContent()).toContain('You see an older copy')
  await release()
  await goTo(guest, '/vehicles')
  await guest.waitForURL('**/vehicles')
  await expect.poll(() => lines[0]!.count()).toBe(0)
  await goTo(filtered, '/terms?island=rota')
  await expect.poll(() => lines[2]!.count()).toBe(0)
  await own.mouse.move(1, 1)
  await own.locator('#account').waitFor()
  await expect.poll(() => lines[1]!.count()).toBe(0)
})

/** @returns what ends it */
async function lockStandingPages() {
  const other = new pg.Client({ connectionString: site.database })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin; lock table standing_page in access exclusive mode')
  return () => other.query('rollback')
}

test('after fifty visitors started a slow search and left, their searches are ended, the next page answers, and no query is left', async () => {
  await slowDown()
  // One that runs into its time limit before its visitor leaves proves nothing.
  await expect
    .poll(async () => {
      const visits = Array.from({ length: 50 }, (_, index) =>
        leave(`/vehicles?q=corolla%20toyota%20${index}`),
      )
      await expect.poll(async () => (await runningQueries()).length, { interval: 5 }).toBeGreaterThan(0)
      for (const abandon of visits) abandon()
      await expect.poll(runningQueries).toEqual([])
      return isAnyEndedByLeaving()
    })
    .toBe(true)
  await restore()
  // Of a crowd all that wait at that moment are refused, maybe this page with them.
  await expect.poll(async () => (await site.ask('/vehicles/5')).status).toBe(200)
  expect((await site.ask('/readyz')).status).toBe(200)
})

const runningQueries = () =>
  site.query(`select query, state from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`)

const isAnyEndedByLeaving = async () =>
  (await site.query('select is_called from ended_by_leaving'))[0]!.is_called

/** Starts a visit and aborts it on request. */
function leave(path: string): () => void {
  const visit = request(site.origin + path)
  visit.on('error', () => {}) // our own leaving
  visit.end()
  return () => visit.destroy()
}
