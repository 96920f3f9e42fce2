import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSite } from '../site.ts'

const perSecond = 400
const seconds = 10
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

async function timed(path: string) {
  const start = performance.now()
  return { status: await ask(path), ms: performance.now() - start }
}

test(`${perSecond} new searches a second, far more than can be answered, leave the site up and quick to say so`, async ({
  annotate,
}) => {
  expect(await ask('/vehicles')).toBe('200')
  const visits: Promise<string>[] = []
  const flood = setInterval(() => {
    for (let number = 0; number < (perSecond * tick) / 1_000; number++) visits.push(visit())
  }, tick)
  const health: number[] = []
  const known: number[] = []
  for (let second = 0; second < seconds; second++) {
    const [one, other] = await Promise.all([timed('/healthz'), timed('/vehicles'), sleep(1_000)])
    expect([one.status, other.status]).toEqual(['200', '200'])
    health.push(one.ms)
    known.push(other.ms)
  }
  clearInterval(flood)
  const answers = Object.entries(Object.groupBy(await Promise.all(visits), (answer) => answer))
  const longest = (times: number[]) => Math.max(...times).toFixed(0)
  await annotate(
    `${answers.map(([answer, { length } = []]) => `${length} x ${answer}`).join('; ')}; /healthz took ${longest(health)} ms at most, a known page ${longest(known)} ms`,
  )
  expect(Math.max(...health)).toBeLessThan(5_000)
  expect(answers.map(([answer]) => answer)).toContain('200')
  await expect.poll(() => ask('/vehicles?q=after')).toBe('200')
})
