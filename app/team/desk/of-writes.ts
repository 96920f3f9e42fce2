import type { MiddlewareFunction } from 'react-router'

/** A guard for requests that write: it runs before an action could reveal whether the subject exists. */
export const ofWrites =
  (guard: MiddlewareFunction): MiddlewareFunction =>
  (args, next) =>
    ['GET', 'HEAD'].includes(args.request.method) ? next() : guard(args, next)
