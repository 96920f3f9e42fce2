import { type Auth, isInSession } from '../app/people/accounts/auth.server.ts'
import { uploadAddresses } from '../app/ground/files/upload-addresses.ts'
import { join } from 'node:path'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { type Env, jsonAnswer, plainAnswer } from './answers.ts'
import { NoRoomError, receiveBody } from './received-body.ts'
import { isWrittenAnyway, type ReadOnly } from './read-only.ts'
import { hasSession } from './session.ts'
import type { Settings } from './settings.ts'
import { busyAnswer, readOnlyAnswer } from './unavailable.ts'
import type { UploadLimit } from './upload-limit.ts'

const reads = new Set(['GET', 'HEAD'])
const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const allow = [...reads, ...writes, 'OPTIONS'].join(', ')
const largestBody = 2 ** 20 // bytes
export const largestUpload = 12 * largestBody // of a picture of 10 MB, and what is around it

type GuardParts = { auth: Auth; readOnly: Pick<ReadOnly, 'isOn'>; limitUploads: UploadLimit }

/** Refuses what no page should have to think of. */
export function guard(
  site: Pick<Settings, 'origin' | 'demo' | 'siteName' | 'dataDir'>,
  { auth, readOnly, limitUploads }: GuardParts,
): MiddlewareHandler<Env> {
  // Received here and not by the page, to which a body that turns out too large would look like a fault of ours.
  const bodyOf = (request: Request, most: number) =>
    receiveBody(request, most, join(site.dataDir, 'incoming'))
  return async (c, next) => {
    const { method } = c.req
    const { headers } = c.req.raw
    // Nothing here decodes bodies: Node's Brotli decoder had a published flaw, and small bodies that grow are an old
    // trick.
    if (headers.has('content-encoding'))
      return refuse(c, 415, 'encoded', 'Send the body without Content-Encoding.')
    if (reads.has(method)) return next()
    if (method === 'OPTIONS') return plainAnswer(c, 204, '', { allow })
    if (!writes.has(method))
      return refuse(c, 405, 'no_such_method', 'There is no such method here.', { allow })
    if (!isOwnForm(c.req.path, headers, site))
      return refuse(c, 403, 'other_site', 'This form was sent from another site.')
    const end = limitUploads(c)
    if (!end) return busyAnswer(c, site.siteName)
    try {
      return await receive(c, next)
    } catch (error) {
      if (error instanceof NoRoomError && error.form) c.set('body', error.form)
      throw error
    } finally {
      end()
    }
  }

  async function receive(c: Context<Env>, next: Next) {
    const { headers } = c.req.raw
    const most = await mostOf(c.req.path, headers, auth).catch(async (error: unknown) => {
      // For the page that says so and keeps what was typed.
      const body = await bodyOf(c.req.raw, largestUpload)
      if (body) c.set('body', body)
      throw error
    })
    const body = await bodyOf(c.req.raw, most)
    if (!body)
      return refuse(c, 413, 'too_large', `The request is too large: ${most / largestBody} MB at most.`)
    c.set('body', body)
    if (readOnly.isOn() && !isWrittenAnyway(c.req.path)) return readOnlyAnswer(c, site.siteName)
    return next()
  }
}

/** Programs that call about accounts read only JSON. */
const refuse = (
  c: Context<Env>,
  status: number,
  code: string,
  message: string,
  more?: Record<string, string>,
) => {
  c.set('refusal', code)
  return c.req.path.startsWith('/api/auth/')
    ? jsonAnswer(c, status, { success: false, code, message }, more)
    : plainAnswer(c, status, message, more)
}

/** The maximum size of a body: large for signed-in users only, as it is in memory once it is whole. */
async function mostOf(path: string, headers: Headers, auth: Auth) {
  const page = path.replace(/\.data$/, '')
  const upload = uploadAddresses.find((one) => one.path.test(page))
  if (!upload) return largestBody
  if (hasSession(headers) && (await isInSession(auth, headers))) return upload.files * largestUpload
  return upload.guests ? upload.guests * largestUpload : largestBody
}

/**
 * Whether an unsafe request comes from one of our pages. Programs, which say nothing of where they come from, have no
 * session to abuse; in a demo, where one press signs in, they are not taken either.
 */
function isOwnForm(path: string, headers: Headers, { origin, demo }: Pick<Settings, 'origin' | 'demo'>) {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const sender = headers.get('origin') ?? originOf(headers.get('referer'))
  if (sender) return sender === origin
  if (hasSession(headers)) return false
  return !demo || programAddresses.some((one) => path.startsWith(one))
}

/** What mail programs call by themselves, with a seal in the address, PayPal with a signature, mail servers with a secret. */
const programAddresses = ['/unsubscribe/', '/payments/paypal', '/mail/bounces']

const originOf = (address: string | null) =>
  address && URL.canParse(address) ? new URL(address).origin : null
