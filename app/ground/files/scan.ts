import type { Scanner, ScanProblem } from './scanner.ts'

/** Why a file of a stranger must not be taken; null if it may, also where no scanner is set up. */
export async function scanProblem(scanner: Scanner | null, bytes: Uint8Array): Promise<ScanProblem | null> {
  const verdict = (await scanner?.scan(bytes)) ?? 'clean'
  if (verdict === 'clean') return null
  return verdict === 'harmful' ? 'harmful' : 'unscanned'
}

/** For the files of one form: a scanner that does not answer is waited for once, not for each of them. */
export function untilUnreached(scanner: Scanner): Scanner {
  let isReached = true
  return {
    async scan(bytes) {
      if (!isReached) return 'unreached'
      const verdict = await scanner.scan(bytes)
      isReached = verdict !== 'unreached'
      return verdict
    },
  }
}
