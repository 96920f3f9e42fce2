import type { Pictures } from './pictures.ts'
import type { Scanner, ScanProblem } from './scanner.ts'

/** Why a file of a stranger must not be taken; null if it may, also where no scanner is set up. */
export async function scanProblem(scanner: Scanner | null, bytes: Uint8Array): Promise<ScanProblem | null> {
  const verdict = await scanner?.scan(bytes)
  if (verdict === 'harmful') return 'harmful'
  return verdict === 'unreached' ? 'unscanned' : null
}

/** Pictures of strangers are scanned as they came, before anything decodes them. */
export const scanned = (pictures: Pictures, scanner: Scanner | null): Pictures => ({
  ...pictures,
  async read(bytes, options) {
    const problem = await scanProblem(scanner, bytes)
    return problem ? { ok: false, problem } : pictures.read(bytes, options)
  },
})
