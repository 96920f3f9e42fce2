import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Claim } from './tables.server.ts'

type Seal = Pick<RequestContext, 'seal'>
const digits = 6

/** The code of a claim, which is stored nowhere: who reads the database does not know it. */
export function codeOf({ seal }: Seal, { id, codeSeed }: Pick<Claim, 'id' | 'codeSeed'>): string {
  const bytes = createHash('sha256')
    .update(seal(`claim code ${id} ${codeSeed}`))
    .digest()
  return String(bytes.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0')
}

/** @param typed people copy it with spaces around and between */
export function isCodeOf(context: Seal, claim: Pick<Claim, 'id' | 'codeSeed'>, typed: string): boolean {
  const given = Buffer.from(typed.normalize('NFKC').replaceAll(/[\s-]/g, ''))
  const right = Buffer.from(codeOf(context, claim))
  return given.length === right.length && timingSafeEqual(given, right)
}
