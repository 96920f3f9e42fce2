import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const visit = plainVisitorsOf(site)
const ana = await signedIn(site, { role: 'admin', name: 'Ana Camacho' })
const juan = await signedIn(site, { role: 'admin', name: 'Juan Cruz' })

/** Adds a job that has failed, and returns its number. */
async function failed(kind: string, { attempts = 25, payload = {}, error = 'The store is full' } = {}) {
  const [{ id }] = await site.query(
    `select id from graphile_worker.add_job($1, $2::json, run_at => now() + interval '1 day')`,
    [kind, JSON.stringify(payload)],
  )
  await site.query(
    'update graphile_worker._private_jobs set attempts = $2, last_error = $3, updated_at = now() where id = $1',
    [id, attempts, error],
  )
  return Number(id)
}

const there = async (...ids: number[]) => {
  const found = await site.query('select id from graphile_worker._private_jobs where id = any($1)', [ids])
  return found.map(({ id }) => Number(id))
}

const decisions = () =>
  site.query(
    `select actor_id, action, subject_id, changes from audit where subject_kind = 'background-job' and actor_id is not null order by id`,
  )

test('an admin sees which jobs fail and why, and has one tried again', async () => {
  const dead = await failed('make-photo-versions', { payload: { name: 'gone' } })
  const failing = await failed('make-photo-versions', {
    attempts: 3,
    error: 'Not <b>today</b>. Failed query: select $1\nparams: maria@example.com',
  })
  const page = await visit('/admin/health', ana)
  const line = page.getByRole('listitem').filter({ hasText: 'Make the sizes of a photo' })
  await line.getByText('1 dead').waitFor()
  await line.getByText('1 failing').waitFor()
  await line.getByRole('link', { name: 'Make the sizes of a photo' }).click()
  await page.getByText('The store is full').waitFor()
  await page.getByText('Not <b>today</b>').waitFor()
  expect(await page.getByText('maria@example.com').count()).toBe(0)
  await page.getByRole('button', { name: 'Try again now' }).click()
  await page.getByText('Please choose at least one.').waitFor()
  await page.getByLabel(`Select job ${dead}`, { exact: true }).check()
  await page.getByRole('button', { name: 'Try again now' }).click()
  await page.getByText('1 job is tried again now.').waitFor()
  await expect.poll(() => there(dead, failing)).toEqual([failing])
  expect(await decisions()).toEqual([
    {
      actor_id: ana.id,
      action: 'jobs-retried',
      subject_id: 'make-photo-versions',
      changes: { count: [null, '1'], jobs: [null, String(dead)] },
    },
  ])
  const log = await visit('/admin/audit?subject=background-job%2Fmake-photo-versions', ana)
  await log.getByText('Failed jobs tried again').waitFor()
  await log.getByRole('link', { name: /Make the sizes of a photo/ }).waitFor()
})

test('to discard is asked twice, and of two admins at once the second changes nothing', async () => {
  await site.query('delete from graphile_worker._private_jobs where attempts > 0')
  const ids = [await failed('mail-reset'), await failed('mail-reset')]
  const path = '/admin/health/jobs/mail-reset'
  const [page, other] = [await visit(path, ana), await visit(path, juan)]
  await page.getByText('They can ask for another one').waitFor()
  for (const id of ids) await page.getByLabel(`Select job ${id}`, { exact: true }).check()
  await page.getByRole('button', { name: 'Discard…' }).click()
  await page.getByRole('heading', { name: 'Discard 2 jobs?' }).waitFor()
  expect(await there(...ids)).toEqual(ids)
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByText('2 jobs were discarded.').waitFor()
  expect(await there(...ids)).toEqual([])
  const before = await decisions()
  await other.getByLabel(`Select job ${ids[0]}`, { exact: true }).check()
  await other.getByRole('button', { name: 'Try again now' }).click()
  await other.getByText('This changed while you were reading, so nothing was decided').waitFor()
  expect(await decisions()).toEqual(before)
})

test('what people are owed can be tried again, and never discarded', async () => {
  const id = await failed('delete-files', { payload: { keys: ['gone'] } })
  const path = '/admin/health/jobs/delete-files'
  const page = await visit(path, ana)
  await page.getByText('These jobs can’t be discarded').waitFor()
  expect(await page.getByRole('button', { name: 'Discard…' }).count()).toBe(0)
  const forged = await site.ask(path, {
    method: 'POST',
    headers: { cookie: ana.cookie, origin: site.origin },
    body: new URLSearchParams({ op: 'discard', job: `${id}.25` }),
  })
  expect(forged.status).toBe(400)
  const nowhere = await site.ask('/admin/health/jobs/a%00b', { headers: { cookie: ana.cookie } })
  expect(nowhere.status).toBe(404)
  const other = await site.ask(path, {
    method: 'POST',
    headers: { cookie: ana.cookie, origin: site.origin },
    body: new URLSearchParams({ op: 'retry', job: `${id}.999999999999999` }),
  })
  expect(other.status).toBe(409)
  // The lock by which a worker says that it is there.
  const worker = new pg.Client(site.database)
  await worker.connect()
  onTestFinished(() => worker.end())
  await worker.query(`select pg_advisory_lock_shared(hashtextextended('other', 0))`)
  const running = await site.query(
    `update graphile_worker._private_jobs set locked_by = 'other', locked_at = now() where id = $1 returning id`,
    [id],
  )
  expect(running).toHaveLength(1)
  await page.getByLabel(`Select job ${id}`, { exact: true }).check()
  await page.getByRole('button', { name: 'Try again now' }).click()
  await page.getByText('This changed while you were reading').waitFor()
  expect(await there(id)).toEqual([id])
})

test('a discarded email is given up, and its text goes', async () => {
  const [{ id: mailId }] = await site.query(
    `insert into mail (key, address, language, subject, body) values ('stuck', 'maria@example.com', 'en', 'Hello', '<p>Hello</p>')
     returning id`,
  )
  const id = await failed('deliver-mail', { attempts: 4, payload: { id: mailId } })
  const page = await visit('/admin/health/jobs/deliver-mail', ana)
  await page.getByLabel(`Select job ${id}`, { exact: true }).check()
  await page.getByRole('button', { name: 'Discard…' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByText('1 job was discarded.').waitFor()
  expect(await site.query('select state, body from mail where id = $1', [mailId])).toEqual([
    { state: 'failed', body: null },
  ])
})

test('an admin sees what is left of the disk, how large the database is, and what to do about a backup that is missing', async () => {
  const page = await visit('/admin/health', ana)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Disk with the site’s data' })
    .getByText(/ free \(\d+%\)/)
    .waitFor()
  await page.getByText('There is no backup.').waitFor()
  await page.getByText('Ask the operator of this site to check BACKUP_TO and the log.').waitFor()
  await page.getByText('People visit this site without https').waitFor()
  await page.getByText('listing', { exact: true }).waitFor()
  await page.getByText('run “create extension pg_stat_statements”').waitFor()
  // None where there are no replicas.
  expect(await page.getByText('Replicas of the database').count()).toBe(0)
})
