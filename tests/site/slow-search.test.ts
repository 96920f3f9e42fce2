import { expect, test } from 'vitest'
import { startSite } from '../site.ts'
import { withoutScripts } from '../without-scripts.ts'

// Jobs would wait for the slow table, and hold it.
const site = await startSite({ environment: { WORKER: 'off' } })

/** In place of the table a view whose texts take half a second each. */
async function slowDown() {
  await site.query(`create function slow(text) returns text language plpgsql
    as $$ begin perform pg_sleep(0.5); return $1; end $$`)
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
  const start = performance.now()
  const answer = await site.ask(search)
  const html = withoutScripts(await answer.text())
  await restore()
  expect(answer.status).toBe(200)
  expect(performance.now() - start).toBeLessThan(3_000)
  expect(html).toContain('The search took too long and was stopped')
  expect(html).toContain('value="corolla toyota"')
  const again = withoutScripts(await (await site.ask(search)).text())
  expect(again).not.toContain('took too long')
  expect(again).toContain('2021 Toyota Corolla LE')
})
