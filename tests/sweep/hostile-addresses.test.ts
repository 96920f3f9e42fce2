import { expect, test } from 'vitest'
import { pages } from '../pages.ts'
import { startSite } from '../site.ts'

const most = 20_000
const atOnce = 8
const warm = 5_000 // requests after which the memory of the process has its size
const grown = 1.3 // times that size

const site = await startSite()
const token = (await site.operatorToken()).trim()

const hostile = [
  '%00',
  '%ff%fe',
  '%',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..',
  '%5c..%5c',
  "'%20or%201=1--",
  '%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '$%7B7*7%7D',
  '-1',
  '0',
  '1e999',
  'NaN',
  '9007199254740993',
  '99999999999999999999',
  '%ED%A0%80',
  '%F0%9F%8C%8A',
  '%E2%80%AE',
  '%0d%0aset-cookie:a=b',
  'null',
  'true',
  '%5B%5D',
  '%7B%7D',
  'a'.repeat(300),
  encodeURIComponent('파'.repeat(100)),
  '%20',
  '+',
  '*',
  ';',
  ':memory:',
]
const suffixes = ['', '.data', '/', '//', '?', '.xml']

/** A generator of numbers from 0 to 1 that says the same with the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6))
const random = randomOf(seed)
const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!

/** A real address with one of its words or values spoilt, or with a parameter that is none of its own. */
function spoilt(): string {
  const [path = '/', query = ''] = oneOf(pages).path.split('?')
  const words = path.split('/')
  const pairs = query ? query.split('&') : []
  const way = random()
  if (way < 0.4) words[1 + Math.floor(random() * Math.max(1, words.length - 1))] = oneOf(hostile)
  else if (way < 0.7 && pairs.length > 0) {
    const at = Math.floor(random() * pairs.length)
    pairs[at] = `${pairs[at]!.split('=')[0]}=${oneOf(hostile)}`
  } else
    pairs.push(
      `${oneOf(['q', 'page', 'sort', 'price', 'near', 'box', 'lang', 'island', 'next', 'a[b]'])}=${oneOf(hostile)}`,
    )
  if (random() < 0.1) pairs.push(...pairs)
  return words.join('/') + (pairs.length > 0 ? `?${pairs.join('&')}` : oneOf(suffixes))
}

async function memory(): Promise<number> {
  const metrics = await (await site.ask(`/metrics?token=${token}`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)![1])
}

test(
  `none of ${most} hostile addresses fails, and the memory stays (SEED=${seed})`,
  { timeout: 1_800_000 },
  async ({ annotate }) => {
    const failed: string[] = []
    let asked = 0
    const askUntil = (last: number) =>
      Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (asked++ < last) {
            const address = spoilt()
            const answer = await site.ask(address)
            await answer.arrayBuffer()
            if (answer.status >= 500) failed.push(`${answer.status} ${address}`)
          }
        }),
      )
    await askUntil(warm)
    const before = await memory()
    await askUntil(most)
    const after = await memory()
    await annotate(
      `memory ${(before / 1e6).toFixed(0)} MB after ${warm} requests, ${(after / 1e6).toFixed(0)} MB at the end`,
    )
    expect(failed).toEqual([])
    expect(after).toBeLessThan(before * grown)
    expect((await site.ask('/readyz')).status).toBe(200)
  },
)
