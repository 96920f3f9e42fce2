import type { RequestContext } from '../../ground/request/request-context.ts'

/** The parts of the request context that the functions of this folder need. */
export type AuthPage = Pick<
  RequestContext,
  | 'auth'
  | 'database'
  | 'viewer'
  | 'pending'
  | 'origin'
  | 'clientAddress'
  | 'language'
  | 'seal'
  | 'note'
  | 'now'
  | 'demo'
>
