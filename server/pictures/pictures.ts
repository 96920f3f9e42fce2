import { spawn } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { resolve } from 'node:path'
import { formatOf } from '../../app/ground/files/picture-format.ts'
import {
  largestPicture,
  type MadePicture,
  type PictureProblem,
  type Pictures,
  type Size,
  SlowPictureError,
} from '../../app/ground/files/pictures.ts'
import { scanProblem } from '../../app/ground/files/scan.ts'
import type { Scanner } from '../../app/ground/files/scanner.ts'

const mostWaiting = 20
const memory = 1_500_000 // KB, of which Node itself has a third
/**
 * `patience`: ms from when a picture is asked for, or the first of a request. `longestTurn`: ms after which its process
 * hangs, and holds up others. Where the machine is busy that process may have had little time, so only the patience ends
 * it.
 */
const usual = {
  program: resolve('server/pictures/picture-process.ts'),
  isBusy: () => loadavg()[0]! >= availableParallelism(),
  // Someone waits for it, perhaps behind a proxy that gives up after a minute: they are told before.
  one: { patience: 45_000, longestTurn: 20_000, cpuSeconds: 15 },
  // Jobs ask for two at once.
  versions: { patience: 240_000, longestTurn: 120_000, cpuSeconds: 60 },
}
type Limit = (typeof usual)['one' | 'versions']
type Reading = Limit & Pick<typeof usual, 'program' | 'isBusy'> & { until: number }

type Answer =
  | { ok: true; color: string; source: Size; pictures: readonly MadePicture[] }
  | { ok: false; problem: PictureProblem }

export type PictureReader = Pictures & {
  /**
   * The same for one request, which has a scanner look at what comes from strangers before anything decodes it. All
   * that it reads together has the patience of one picture.
   */
  scannedBy(scanner: Scanner | null): Pictures
}

/** Reads pictures one at a time, each in its own process: a malicious picture can harm only that process. */
export function pictureReader(changes: Partial<typeof usual> = {}): PictureReader {
  const { one, versions, ...common } = { ...usual, ...changes }
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function inTurn(
    bytes: Uint8Array,
    {
      asked,
      limit,
      until,
      scanner = null,
    }: { asked: object; limit: Limit; until: number; scanner?: Scanner | null },
  ): Promise<Answer> {
    if (bytes.length > largestPicture) return { ok: false, problem: 'large' }
    if (!formatOf(bytes)) return { ok: false, problem: 'type' }
    if (waiting >= mostWaiting) throw new DOMException('Too many pictures wait.', 'TimeoutError')
    waiting++
    try {
      // Not in the line: while a scanner is silent, others would wait for it.
      const problem = await scanProblem(scanner, bytes)
      if (problem) return { ok: false, problem }
      const reading = last.then(() => readApart(bytes, asked, { ...common, ...limit, until }))
      last = reading.catch(() => {})
      return await reading
    } finally {
      waiting--
    }
  }

  const untilOf = ({ patience }: Limit) => Date.now() + patience
  const readerWith = (scanner: Scanner | null, until: () => number): Pictures => ({
    async read(bytes, options) {
      const answer = await inTurn(bytes, { asked: options, limit: one, until: until(), scanner })
      if (!answer.ok) return answer
      const { color, source, pictures } = answer
      return { ok: true, color, source, ...pictures[0]! }
    },
    makeVersions: (bytes, { widths }) =>
      inTurn(bytes, { asked: { widths }, limit: versions, until: untilOf(versions) }),
  })
  function scannedBy(scanner: Scanner | null) {
    let until: number | undefined
    return readerWith(scanner, () => (until ??= untilOf(one)))
  }
  return { ...readerWith(null, () => untilOf(one)), scannedBy }
}

type Head =
  | { problem: PictureProblem }
  | {
      color: string
      source: Size
      pictures: { type: MadePicture['contentType']; width: number; height: number; size: number }[]
    }

/** It gets none of our environment, in which there are passwords, but where compiled code is: a third of its start. */
async function readApart(
  bytes: Uint8Array,
  asked: object,
  { program, isBusy, until, longestTurn, cpuSeconds }: Reading,
): Promise<Answer> {
  const left = until - Date.now()
  if (left <= 0) throw slowPictureError()
  const script = `ulimit -d ${memory}; ulimit -t ${cpuSeconds}; exec "$0" "$@"`
  const child = spawn('sh', ['-c', script, process.execPath, program, JSON.stringify(asked)], {
    env: {
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: left,
    killSignal: 'SIGKILL',
  })
  const turn = setTimeout(() => {
    if (!isBusy()) child.kill('SIGKILL')
  }, longestTurn)
  child.on('close', () => clearTimeout(turn))
  child.stdin.on('error', () => {}) // it may end before it has read all
  child.stdin.end(bytes)
  const [answer, code] = await Promise.all([
    buffer(child.stdout),
    new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve)),
  ])
  if (code === 0) return readAnswer(answer)
  if (Date.now() >= until) throw slowPictureError()
  return { ok: false, problem: 'broken' }
}

const slowPictureError = () => new SlowPictureError('A picture took too long.')

function readAnswer(answer: Buffer<ArrayBuffer>): Answer {
  const line = answer.indexOf('\n')
  const head = JSON.parse(answer.toString('utf8', 0, line)) as Head
  if ('problem' in head) return { ok: false, problem: head.problem }
  let end = line + 1
  const pictures = head.pictures.map(({ type, width, height, size }) => {
    const bytes = new Uint8Array(answer.subarray(end, (end += size)))
    return { bytes, contentType: type, width, height }
  })
  return { ok: true, color: head.color, source: head.source, pictures }
}
