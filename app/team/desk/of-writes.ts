import type { MiddlewareFunction } from 'react-router'

/** A guard of what is sent alone: before any action could say that there is none, or that it makes no sense. */
export const ofWrites =
  (guard: MiddlewareFunction): MiddlewareFunction =>
  (args, next) =>
    ['GET', 'HEAD'].includes(args.request.method) ? next() : guard(args, next)
