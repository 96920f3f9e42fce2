import type { Named } from '../../ground/db/named.ts'

/** Where the messages about a listing are: all of them for its owner, their own for who asks. */
export const messagesAddress = ({ kind, ref }: Named) => `/messages/${kind}/${encodeURIComponent(ref)}`

/**
 * @param id of the one on show; null: none
 * @param after where the list beside it begins
 */
export function conversationAddress(about: Named, id: number | null, after: string | null = null): string {
  const asked = new URLSearchParams({ ...(id !== null && { with: String(id) }), ...(after && { after }) })
  return asked.size > 0 ? `${messagesAddress(about)}?${asked}` : messagesAddress(about)
}

const digits = /^[1-9]\d{0,14}$/
/** Where a conversation stands in a list: whether it is unread, its last message in microseconds, its id. */
const place = /^[01]-\d{1,17}-[1-9]\d{0,14}$/
/** What the pages of messages are asked for, each with what it may be. */
const known: Record<string, RegExp> = {
  with: digits,
  before: digits,
  after: place,
  q: /\S/,
  unread: /^$/,
  sent: /^$/,
}

export function messageParameters({ searchParams }: URL): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, form] of Object.entries(known)) {
    const value = searchParams.get(key)
    if (value !== null && form.test(value)) params.set(key, value)
  }
  return params
}

/** Where the part of a list begins that an address asks for; null: it is the first. */
export const afterIn = (url: URL): string | null => messageParameters(url).get('after')
