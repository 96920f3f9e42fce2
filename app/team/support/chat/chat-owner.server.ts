import { createHash, randomBytes } from 'node:crypto'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { chatAddress } from './chat.ts'

/** Whose chat it is, by a digest of their account or of what their browser keeps. */
export type ChatOwner = { digest: Buffer; userId: string | null }

const name = 'proa_chat'
const lasting = 180 * 24 * 60 * 60 // s
const token = /^[\w-]{43}$/

/** The account, or for a guest the cookie that scripts can't read, to which a chat belongs. Null: no message yet. */
export function chatOwner({ viewer }: Pick<RequestContext, 'viewer'>, request: Request): ChatOwner | null {
  return viewer ? { digest: digestOf(`user ${viewer.id}`), userId: viewer.id } : guestOwner(request)
}

/** The guest who this browser was, also once a user is signed in. */
export function guestOwner(request: Request): ChatOwner | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const kept = cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return kept && token.test(kept) ? { digest: digestOf(`guest ${kept}`), userId: null } : null
}

/** For a guest who writes for the first time. @returns `cookie` for Set-Cookie */
export function newGuest(context: Pick<RequestContext, 'origin'>): { owner: ChatOwner; cookie: string } {
  const kept = randomBytes(32).toString('base64url')
  return {
    owner: { digest: digestOf(`guest ${kept}`), userId: null },
    cookie: cookieOf(context, kept, lasting),
  }
}

/** What takes the cookie of a guest away. */
export const noGuest = (context: Pick<RequestContext, 'origin'>) => cookieOf(context, '', 0)

const cookieOf = ({ origin }: Pick<RequestContext, 'origin'>, value: string, seconds: number) =>
  `${name}=${value}; Path=${chatAddress}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`

const digestOf = (owner: string) => createHash('sha256').update(`chat of ${owner}`).digest()
