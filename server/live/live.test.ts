import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../../tests/accounts.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { forgetLiveEvents } from '../../app/ground/live/forget-live-events.server.ts'
import { liveChannel, tellLive } from '../../app/ground/live/tell-live.server.ts'
import { followLive } from './follow-live.ts'
import { liveLines } from './live-lines.ts'

const { db, pool, url } = await testDatabase()
const query = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const person = async () => (await signedIn({ query, origin: 'http://localhost:3000' })).id
const one = await startProcess()
const other = await startProcess()

/** A process with `/live`, for any user. */
async function startProcess() {
  const lines = liveLines(db)
  const news = followLive(url, lines)
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
    const [after, ago] = [searchParams.get('after'), searchParams.get('ago')]
    const since = after === null ? { ago: Number(ago) } : { after: Number(after) }
    if (!lines.open(pathname.slice(1), since, response, {})) response.writeHead(503).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(async () => {
    lines.close()
    await news.close()
    server.close()
  })
  return { lines, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

type HeardEvent = { event: string; position: number; id?: string; isWhole?: boolean }

/** A line that is up. */
async function lineOf(
  userId: string,
  { at = one, after, ago = 0 }: { at?: typeof one; after?: number; ago?: number } = {},
) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const address = `${at.origin}/${userId}?${after === undefined ? `ago=${ago}` : `after=${after}`}`
  const heard: HeardEvent[] = []
  const line = {
    heard,
    hasEnded: false,
    told: () => heard.filter(({ event }) => event === 'told').map(({ id }) => id),
  }
  const begin = async () => {
    const answer = await fetch(address, { signal: stop.signal })
    if (answer.ok)
      void read(answer, heard).then(
        () => (line.hasEnded = true),
        () => {},
      )
    return answer.status
  }
  await expect.poll(begin).toBe(200)
  await expect.poll(() => heard.some(({ event }) => event === 'up')).toBe(true)
  return line
}

async function read({ body }: Response, heard: HeardEvent[]) {
  let rest = ''
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n\n')
    rest = parts.pop()!
    for (const part of parts) {
      const [, event = '', data = ''] = /^event: (.*)\n(?:id: .*\n)?data: (.*)$/.exec(part) ?? []
      if (event !== 'beat') heard.push({ event, ...(JSON.parse(data) as Omit<HeardEvent, 'event'>) })
    }
  }
}

const tell = (userIds: string[], id: string) =>
  db.transaction((tx) => tellLive(tx, userIds, { type: 'message', id }))

/** Waits until a process has received all events so far. */
async function untilHeard(at = one) {
  const witness = await person()
  const line = await lineOf(witness, { at })
  await tell([witness], 'the last')
  await expect.poll(line.told).toEqual(['the last'])
}

test('people receive their own events in every process, and none of other people', async () => {
  const [maria, jose, nobody] = [await person(), await person(), crypto.randomUUID()]
  const [phone, laptop, his] = [await lineOf(maria), await lineOf(maria, { at: other }), await lineOf(jose)]
  await tell([maria, nobody], 'of Maria')
  await tell([maria, jose], 'of both')
  await expect.poll(phone.told).toEqual(['of Maria', 'of both'])
  await expect.poll(laptop.told).toEqual(['of Maria', 'of both'])
  await expect.poll(his.told).toEqual(['of both'])
})

test('events of a transaction that is not committed are not sent', async () => {
  const maria = await person()
  const line = await lineOf(maria)
  const failed = db.transaction(async (tx) => {
    await tellLive(tx, [maria], { type: 'message', id: 'never' })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await tell([maria], 'then')
  await expect.poll(line.told).toEqual(['then'])
})

test('a client that was disconnected receives the missed events in any process', async () => {
  const maria = await person()
  const before = await lineOf(maria)
  await tell([maria], 'heard')
  await expect.poll(before.told).toEqual(['heard'])
  await tell([maria], 'missed')
  const again = await lineOf(maria, { at: other, after: before.heard.at(-1)!.position })
  // Its position is that of all it has: cut off before the end, it asks for the rest again.
  expect(again.heard.map(({ event, id }) => id ?? event).slice(-2)).toEqual(['missed', 'up'])
  expect(again.heard.at(-1)).toMatchObject({ isWhole: true })
})

test('events during the catch-up are sent after it', async () => {
  const maria = await person()
  const open = await lineOf(maria)
  await tell([maria], 'missed')
  await expect.poll(open.told).toEqual(['missed'])
  const lock = await pool.connect()
  await lock.query('begin')
  await lock.query('lock table live_event in access exclusive mode')
  const late = lineOf(maria)
  await expect.poll(() => one.lines.count).toBe(2)
  const event = JSON.stringify([open.heard.at(-1)!.position + 1, maria, 'message', 'new'])
  await query('select pg_notify($1, $2)', [liveChannel, event])
  await expect.poll(open.told).toEqual(['missed', 'new'])
  await lock.query('commit')
  lock.release()
  const { heard } = await late
  await expect.poll(() => heard.map(({ event, id }) => id ?? event)).toEqual(['missed', 'up', 'new'])
})

test('an event committed after a later one is still sent to a client that returns after that', async () => {
  const maria = await person()
  const line = await lineOf(maria)
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query(`insert into live_event (user_id, type, ref) values ($1, 'message', 'slow')`, [maria])
  await tell([maria], 'quick')
  await expect.poll(line.told).toEqual(['quick'])
  await slow.query('commit')
  slow.release()
  const again = await lineOf(maria, { after: line.heard.at(-1)!.position })
  await expect.poll(again.told).toContain('slow')
})

test('a new page hears what happened since it was asked for', async () => {
  const maria = await person()
  await tell([maria], 'before the page')
  await query(`update live_event set created_at = now() - interval '1 minute' where user_id = $1`, [maria])
  await tell([maria], 'while it was made')
  await query(`update live_event set created_at = created_at - interval '10 seconds' where user_id = $1`, [
    maria,
  ])
  await untilHeard()
  const line = await lineOf(maria, { ago: 45_000 })
  await expect.poll(line.told).toEqual(['while it was made'])
  expect((await lineOf(maria, { ago: 3_600_001 })).heard).toMatchObject([{ isWhole: false }])
})

test('a client that was away too long or missed too many events reloads', async () => {
  const maria = await person()
  const line = await lineOf(maria)
  await tell([maria], 'old')
  await expect.poll(line.told).toEqual(['old'])
  const after = line.heard.at(-1)!.position
  const many = Array.from({ length: 201 }, () => tell([maria], 'many'))
  await Promise.all(many)
  // Else the last of them would reach the next line, too.
  await expect.poll(() => line.told().length).toBe(202)
  const full = await lineOf(maria, { after })
  expect(full.heard).toMatchObject([{ event: 'up', isWhole: false }])
  await query(`update live_event set created_at = now() - interval '61 minutes'`)
  await forgetLiveEvents.run({}, { database: db })
  expect(await query('select from live_event')).toHaveLength(1)
  expect((await lineOf(maria, { after })).heard).toMatchObject([{ event: 'up', isWhole: false }])
})

test('lines end when the process can no longer hear, and go on when it does again', async () => {
  const maria = await person()
  const line = await lineOf(maria)
  await tell([maria], 'before')
  await expect.poll(line.told).toEqual(['before'])
  await query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'proa listen'
    and datname = current_database()`)
  await expect.poll(() => line.hasEnded).toBe(true)
  await tell([maria], 'meanwhile')
  const again = await lineOf(maria, { after: line.heard.at(-1)!.position })
  await expect.poll(again.told).toContain('meanwhile')
})

test('one person has ten lines in a process: the oldest ends', async () => {
  const maria = await person()
  const lines: Awaited<ReturnType<typeof lineOf>>[] = []
  for (let count = 0; count < 11; count++) lines.push(await lineOf(maria))
  await expect.poll(() => lines.map(({ hasEnded }) => hasEnded)).toEqual([true, ...Array(10).fill(false)])
})

test('all lines of a person end with one of their sessions, and with a suspension; no one else’s do', async () => {
  const [maria, juan] = [await person(), await person()]
  const [line, away, others] = [await lineOf(maria), await lineOf(maria, { at: other }), await lineOf(juan)]
  await query('delete from session where user_id = $1', [maria])
  await expect.poll(() => [line.hasEnded, away.hasEnded]).toEqual([true, true])
  const back = await lineOf(maria)
  await query('update users set suspended_at = now() where id = $1', [maria])
  await expect.poll(() => back.hasEnded).toBe(true)
  await db.transaction((tx) => tellLive(tx, [juan], { type: 'message', id: 'still here' }))
  await expect.poll(others.told).toEqual(['still here'])
})
