import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSite } from '../site.ts'

const perSecond = 400
const seconds = 20
const onset = 1 // s
const tick = 20 // ms
const patience = 20_000 // ms that a visitor waits

const site = await startSite()

const { host, port } = new URL(site.origin)

/** Asks on a new connection; returns the status, or why there is no answer. */
function ask(path: string) {
  return new Promise<string>((resolve) => {
    // By number: 400 names a second would be looked up late.
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { host }, agent: false, timeout: patience },
      (answer) => {
        answer.resume().on('error', () => resolve('cut off'))
        const later = answer.headers['retry-after'] ? ', later' : ''
        answer.on('end', () => resolve(`${answer.statusCode}${later}`))
      },
    )
    sent.on('timeout', () => void sent.destroy(new Error('no answer')))
    sent.on('error', ({ message }) => resolve(message))
    sent.end()
  })
}

let asked = 0
const pages = ['/vehicles', '/properties', '/jobs', '/search']
/** Each visitor searches for something else. */
const visit = () => ask(`${pages[asked % pages.length]!}?q=word${asked++}`)

/** Asks 50 times a second, whether those before are answered or not. Returns ms for each second, in order. */
async function timesOf(path: string, ofSeconds: number): Promise<number[][]> {
  const all: Promise<number>[][] = []
  for (let second = 0; second < ofSeconds; second++) {
    const times: Promise<number>[] = []
    all.push(times)
    for (const end = performance.now() + 1_000; performance.now() < end; await sleep(20))
      times.push(timed(path))
  }
  return Promise.all(all.map(async (times) => sorted(await Promise.all(times))))
}

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other)

/** What known pages were answered. */
const ofKnown = new Set<string>()

async function timed(path: string) {
  const start = performance.now()
  const answer = await ask(path)
  ofKnown.add(answer)
  return performance.now() - start
}

const p95 = (times: readonly number[]) => times[Math.floor(times.length * 0.95)]!
const p95Of = (seconds: readonly number[][]) => p95(sorted(seconds.flat()))
const perSecondOf = (seconds: readonly number[][]) => seconds.map((times) => p95(times).toFixed(0)).join(' ')

async function memory() {
  const text = await (await site.ask(`/metrics?token=${await site.operatorToken()}`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20
}

test(`${perSecond} new searches a second, far more than can be answered, leave known pages quick, and the site is itself again in two seconds`, async ({
  annotate,
}) => {
  for (let time = 0; time < 30; time++) await visit() // its code has run
  expect(await ask('/vehicles')).toBe('200')
  const atRest = await timesOf('/vehicles', 5)
  const before = await memory()
  const visits: Promise<string>[] = []
  const flood = setInterval(() => {
    for (let number = 0; number < (perSecond * tick) / 1_000; number++) visits.push(visit())
  }, tick)
  setTimeout(() => clearInterval(flood), seconds * 1_000)
  const [known, health] = await Promise.all([timesOf('/vehicles', seconds), timesOf('/healthz', seconds)])
  const most = await memory()
  const end = performance.now()
  while ((await visit()) !== '200') await sleep(50)
  const recovery = performance.now() - end
  const after = await timesOf('/vehicles', 2)
  const answers = Object.entries(Object.groupBy(await Promise.all(visits), (answer) => answer))
  const all = [atRest, known, health, after].map(
    (times) => `${p95Of(times).toFixed(1)} (${perSecondOf(times)})`,
  )
  await annotate(
    `${answers.map(([answer, { length } = []]) => `${length} x ${answer}`).join('; ')}; ms that 19 of 20 took at most, in all and each second: a known page at rest ${all[0]}, in the flood ${all[1]}, /healthz ${all[2]}, after it ${all[3]}; a new search is answered again after ${recovery.toFixed(0)} ms; ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at its end`,
  )
  expect(answers.map(([answer]) => answer)).toContain('200')
  expect([...ofKnown].filter((answer) => answer.startsWith('5'))).toEqual([])
  expect(recovery).toBeLessThan(2_000)
  expect(most).toBeLessThan(before + 200)
  // When it begins, pages are being made, and hundreds have come before it is seen. The visitors run on the same processors.
  expect(p95(known[onset]!)).toBeLessThan(250)
  expect(p95Of(known.slice(onset))).toBeLessThan(Math.max(2 * p95Of(atRest), 60))
})
