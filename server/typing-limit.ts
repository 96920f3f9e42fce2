import type { Context, MiddlewareHandler } from 'hono'
import { type Env, plainAnswer } from './answers.ts'
import type { networkAllowances } from './network-allowances.ts'

/** Of keys, five a second without a pause; `free` are those of someone who types a few words. */
export const typingRate = { most: 300, seconds: 60, free: 60 }

/** Refuses networks that send requests faster than anyone types. All requests behind one limit count together. */
export function typingLimit(
  clientOf: (c: Context<Env>) => string,
  allowanceOf: ReturnType<typeof networkAllowances>,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { isAllowed, seconds } = await allowanceOf(clientOf(c))
    if (isAllowed) return next()
    return plainAnswer(c, 429, 'Too many requests. Please wait a minute.', {
      'retry-after': String(seconds),
    })
  }
}
