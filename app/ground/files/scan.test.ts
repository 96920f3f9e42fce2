import { expect, test } from 'vitest'
import { scanProblem, untilUnreached } from './scan.ts'
import type { Scanner } from './scanner.ts'

type Verdict = Awaited<ReturnType<Scanner['scan']>>

async function problemsOf(...verdicts: readonly Verdict[]) {
  let asked = 0
  const scanner = untilUnreached({ scan: () => Promise.resolve(verdicts[asked++]!) })
  const problems = []
  for (const _ of verdicts) problems.push(await scanProblem(scanner, new Uint8Array()))
  return { problems, asked }
}

test('a scanner that does not answer is asked once for all files of a form', async () => {
  expect(await problemsOf('clean', 'unreached', 'clean', 'clean')).toEqual({
    problems: [null, 'unscanned', 'unscanned', 'unscanned'],
    asked: 2,
  })
})

test('a file about which the scanner can’t tell does not keep the next one out', async () => {
  expect(await problemsOf('unclear', 'harmful', 'clean')).toEqual({
    problems: ['unscanned', 'harmful', null],
    asked: 3,
  })
})
