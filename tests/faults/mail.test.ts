import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, type ExpectStatic, test } from 'vitest'
import { fields } from '../../app/market/photos/photos.ts'
import { signedIn } from '../accounts.ts'
import { startMailServer } from '../mail-server.ts'
import { startSite } from '../site.ts'
import { freePort } from '../site-process.ts'
import { phonePicture } from '../test-pictures.ts'

const mails = 2_000 // more than are tried while the others go on
const arriving = 30 // of them, after which the test has seen enough
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
     select from graphile_worker.add_jobs((
       select array_agg(json_populate_record(null::graphile_worker.job_spec,
         json_build_object('identifier', 'deliver-mail', 'payload', json_build_object('id', id)))) from queued))`,
    [mails],
  )
const addJob = (site: Site, name: string, payload: object) =>
  site.query('select graphile_worker.add_job($1, $2::json)', [name, JSON.stringify(payload)])
const jobsNamed = (site: Site, name: string) =>
  site.query('select from graphile_worker.jobs where task_identifier = $1', [name])

/** Has a photo, a chore and a notification done, as the site does them. */
async function othersGoOn(site: Site, expect: ExpectStatic) {
  const maria = await signedIn(site)
  const draft = await site.query('insert into draft (owner_id) values ($1) returning id', [maria.id])
  const body = new FormData()
  body.set(
    fields.files,
    new File([new Uint8Array(await phonePicture('teal'))], 'car.jpg', { type: 'image/jpeg' }),
  )
  const sent = await site.ask(`/photos/of/${draft[0].id}`, {
    method: 'POST',
    body,
    headers: { cookie: maria.cookie },
  })
  expect(sent.status).toBe(200)
  await addJob(site, 'rebuild-rollup', {})
  const notice = { event: 'role-changed', values: { role: 'admin' }, href: '/account', key: 'role' }
  await addJob(site, 'mail-notice', { ...notice, userId: maria.id, to: maria.email, language: 'en' })
  const made = () => site.query('select from photo_file where made_at is not null')
  await expect.poll(made).toHaveLength(1)
  await expect.poll(() => jobsNamed(site, 'rebuild-rollup')).toEqual([])
  const written = () => site.query('select state from mail where user_id = $1', [maria.id])
  await expect.poll(written).toEqual([{ state: 'queued' }])
}

test.concurrent('beside mails for a server that says nothing, other jobs go on', async ({ expect }) => {
  await queueMails(muteSite)
  await expect.poll(() => sockets.size).toBeGreaterThan(0)
  await othersGoOn(muteSite, expect)
})

test.concurrent('mails for a server that is down wait, and arrive when it is up', async ({ expect }) => {
  await queueMails(refusedSite)
  await expect
    .poll(() => refusedSite.query('select from mail where problem is not null').then((rows) => rows.length))
    .toBeGreaterThan(0)
  await othersGoOn(refusedSite, expect)
  const tried = await refusedSite.query('select sum(attempts)::int as times from mail')
  expect(tried[0].times).toBeLessThan(10)
  const server = await startMailServer({ port: refusing })
  // The longer the server was down, the longer is the pause after which it is looked for.
  await expect.poll(() => server.letters.length).toBeGreaterThan(arriving)
  expect(await refusedSite.query(`select from mail where state = 'failed'`)).toEqual([])
})
