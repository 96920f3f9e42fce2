import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, test } from 'vitest'
import { startMailServer } from '../mail-server.ts'
import { freePort, startSite } from '../site.ts'

const mails = 200
const sockets = new Set<Socket>()
const silent = createServer((socket) => void sockets.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
await once(silent, 'listening')
afterAll(() => {
  silent.close()
  for (const socket of sockets) socket.destroy()
})
const refusing = await freePort()
const siteFor = (port: number) =>
  startSite({
    samples: false,
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@proa.example' },
  })
const [muteSite, refusedSite] = await Promise.all([
  siteFor((silent.address() as AddressInfo).port),
  siteFor(refusing),
])
type Site = typeof muteSite

const queueMails = (site: Site) =>
  site.query(
    `with queued as (
       insert into mail (key, address, language, subject, body)
       select 'mail ' || n, 'p' || n || '@example.com', 'en', 'Hello', '<p>Hello</p>' from generate_series(1, $1::int) n returning id
     )
     select graphile_worker.add_job('deliver-mail', json_build_object('id', id)) from queued`,
    [mails],
  )
const addJob = (site: Site, name: string, payload: object) =>
  site.query('select graphile_worker.add_job($1, $2::json)', [name, JSON.stringify(payload)])
const jobsNamed = (site: Site, name: string) =>
  site.query('select attempts, last_error from graphile_worker.jobs where task_identifier = $1', [name])

test.concurrent('beside mails for a server that says nothing, other jobs go on', async ({ expect }) => {
  await queueMails(muteSite)
  await expect.poll(() => sockets.size).toBeGreaterThan(0)
  await addJob(muteSite, 'rebuild-rollup', {})
  await addJob(muteSite, 'make-photo-versions', {})
  await expect.poll(() => jobsNamed(muteSite, 'rebuild-rollup'), { timeout: 5_000 }).toEqual([])
  // It names no picture.
  await expect
    .poll(() => jobsNamed(muteSite, 'make-photo-versions'), { timeout: 5_000 })
    .toMatchObject([{ attempts: 1, last_error: expect.any(String) }])
})

test.concurrent('mails for a server that is down wait, and all arrive when it is up', async ({ expect }) => {
  await queueMails(refusedSite)
  await expect
    .poll(() => refusedSite.query('select from mail where problem is not null').then((rows) => rows.length))
    .toBeGreaterThan(0)
  await addJob(refusedSite, 'rebuild-rollup', {})
  await expect.poll(() => jobsNamed(refusedSite, 'rebuild-rollup')).toEqual([])
  const tried = (await refusedSite.query('select sum(attempts)::int as times from mail')) as [
    { times: number },
  ]
  expect(tried[0].times).toBeLessThan(10)
  const server = await startMailServer({ port: refusing })
  await expect.poll(() => server.letters.length, { timeout: 40_000 }).toBe(mails)
})
