import type { LoginNote, RequestContext } from '../../ground/request/request-context.ts'
import type { RefusedAuth } from './auth-codes.ts'

/** Writes into the log how a login ended, or a part of one. @returns the same */
export function noteLogin<Done extends { ok: true } | RefusedAuth>(
  { note }: Pick<RequestContext, 'note'>,
  login: Omit<LoginNote, 'outcome'>,
  done: Done,
): Done {
  note({ ...login, outcome: done.ok ? 'done' : done.code })
  return done
}
