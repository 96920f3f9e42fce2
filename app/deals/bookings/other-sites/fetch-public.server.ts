import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** `address`: it is not valid, or not of the public internet. `answer`: another status than 200. */
export type FetchFailure = 'address' | 'unreachable' | 'answer' | 'large'
type FetchResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly failure: FetchFailure }

/** What may be reached: tests have another server than the internet. */
export type Reach = { readonly isAllowed: (address: string) => boolean; readonly anyPort: boolean }
const publicReach: Reach = { isAllowed: isPublicAddress, anyPort: false }

const largest = 2_000_000 // bytes
const mostRedirects = 5

/**
 * Reads a text of the public internet. The address that a name has is checked where the connection is made, each time.
 * @param longest ms, for all redirects together
 */
export async function fetchPublic(
  address: string,
  reach: Reach = publicReach,
  { longest = 20_000 }: { longest?: number } = {},
): Promise<FetchResult> {
  const signal = AbortSignal.timeout(longest)
  let next = address
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const url = publicUrl(next, reach)
    if (!url) return fail('address')
    try {
      const answer = await ask(url, reach, signal)
      const status = answer.statusCode ?? 0
      const { location } = answer.headers
      if (status >= 300 && status < 400 && location) {
        answer.destroy()
        next = URL.parse(location, url)?.href ?? ''
        continue
      }
      if (status !== 200) {
        answer.destroy()
        return fail('answer')
      }
      const text = await readText(answer)
      return text === null ? fail('large') : { ok: true, text }
    } catch (error) {
      return fail(error instanceof NotPublic ? 'address' : 'unreachable')
    }
  }
  return fail('answer')
}

const fail = (failure: FetchFailure) => ({ ok: false, failure }) as const

class NotPublic extends Error {}

/** An address of the web without a user; null for all else. `webcal:` is what calendars call https. */
export function publicUrl(address: string, { isAllowed, anyPort }: Reach = publicReach): URL | null {
  const url = URL.parse(address.replace(/^webcal:/i, 'https:'))
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  if (url.port && !anyPort) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) && !isAllowed(host) ? null : url
}

function ask(url: URL, { isAllowed }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'Proa calendars' }
    request(url, { agent: false, lookup: lookupAllowed(isAllowed), signal, headers }, resolve)
      .on('error', reject)
      .end()
  })
}

/** The connection goes to what is checked here: a name that changes in between changes nothing. */
const lookupAllowed =
  (isAllowed: Reach['isAllowed']): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('no address'), '')
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new NotPublic(), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })

/** Null of one that is too large. */
async function readText(answer: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > largest) {
      answer.destroy()
      return null
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
