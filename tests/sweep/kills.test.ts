import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'
import { checkDatabase } from '../../server/backup/check-database.ts'
import { freePort } from '../site-process.ts'
import { familyOf, killAll, postmasterOf, startEmbeddedSite, untilReady } from '../embedded-site.ts'

const kills = 45
const writers = 4
const longestWork = 1_500 // ms between a start and a kill
const password = 'a lagoon of words'

/** What a writer was told is kept: the number that a draft of a new account has as its title. */
type AcknowledgedUser = { email: string; title: number | null }

const dataDir = await mkdtemp(join(tmpdir(), 'proa-kills-'))
const port = await freePort()
const origin = `http://localhost:${port}`
const output = { text: '' }
let site: ChildProcess

const start = async () => void (site = await startEmbeddedSite({ dataDir, port, output }))

afterAll(async () => {
  if (site.exitCode === null) {
    site.kill()
    await once(site, 'exit')
  }
  await rm(dataDir, { recursive: true, force: true })
})

const postmaster = () => postmasterOf(dataDir)

/** What is killed, in turn. */
const victims: readonly [name: string, isSite: boolean, database: () => Promise<number[]>][] = [
  ['the site', true, async () => []],
  ['the site and the database server', true, async () => [await postmaster()]],
  ['the site and all of the database', true, async () => familyOf(await postmaster())],
  ['the database server', false, async () => [await postmaster()]],
]

let networks = 0
const send = (path: string, body: string, headers: Record<string, string>) =>
  fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin,
      'content-type': body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
      ...headers,
    },
    body,
  })

/** Signs up, begins a draft and saves it again and again, each time with the next number, until something fails. */
async function write(kept: AcknowledgedUser[]) {
  networks++
  const email = `person-${networks}@example.com`
  const account = { full_name: 'Maria Santos', email, password, confirmPassword: password }
  const signedUp = await send('/api/auth/signup', JSON.stringify(account), {})
  if (!signedUp.ok) return
  const own: AcknowledgedUser = { email, title: null }
  kept.push(own)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const begun = await send('/create-listing', 'kind=vehicle', { cookie })
  const draft = /create-listing\/([^/]+)/.exec(begun.headers.get('location') ?? '')?.[1]
  if (!draft) return
  let version = 1
  for (let title = 1; title <= 40; title++) {
    const saved = await send(`/create-listing/${draft}/save`, `version=${version}&title=${title}`, { cookie })
    if (!saved.ok) return
    const answer = (await saved.json()) as { version?: number }
    if (answer.version === undefined) return
    version = answer.version
    own.title = title
  }
}

test(
  `after ${kills} kills all that was said to be kept is there, and nothing is damaged`,
  { timeout: 1_800_000 },
  async ({ annotate }) => {
    const kept: AcknowledgedUser[] = []
    await start()
    for (let kill = 0; kill < kills; kill++) {
      const [name, isSite, database] = victims[kill % victims.length]!
      const working = { isOn: true }
      const work = Array.from({ length: writers }, async () => {
        while (working.isOn) await write(kept).catch(() => sleep(20))
      })
      await sleep(Math.random() * longestWork)
      const gone = isSite ? once(site, 'exit') : undefined
      killAll([...(isSite ? [site.pid!] : []), ...(await database())])
      await gone
      working.isOn = false
      await Promise.all(work)
      if (isSite) await start()
      else await untilReady(port, output)
      expect(site.exitCode, `${name}: ${output.text}`).toBeNull()
    }
    site.kill()
    await once(site, 'exit')

    const server = await startDatabase(join(dataDir, 'postgres'))
    const client = new pg.Client({ connectionString: server.connectionString })
    await client.connect()
    const { rows } = await client.query<{ email: string; title: number | null; isWhole: boolean }>(
      `select users.email, (draft.form -> 'title' ->> 0)::int as title,
       exists (select from account where account.user_id = users.id and password is not null)
       and exists (select from mail where mail.user_id = users.id) as "isWhole"
     from users left join draft on draft.owner_id = users.id`,
    )
    await client.end()
    await checkDatabase(server.superuserUrl)
    await server.stop()

    const saves = kept.reduce((sum, { title }) => sum + (title ?? 0), 0)
    await annotate(`${kept.length} sign-ups and ${saves} saves were acknowledged`)
    const found = new Map(rows.map((row) => [row.email, row]))
    const lost = kept.filter(({ email, title }) => (found.get(email)?.title ?? -1) < (title ?? -1))
    expect(lost).toEqual([])
    expect(kept.filter(({ email }) => !found.has(email))).toEqual([])
    expect(rows.filter(({ isWhole }) => !isWhole)).toEqual([])
    expect(saves).toBeGreaterThan(kills)
  },
)
