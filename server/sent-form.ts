import type { SentForm } from '../app/site/unavailable/sent-form.ts'

const types = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const

/**
 * The form that a browser without scripts sent.
 * @param body of the request with these headers; undefined: it has none
 */
export async function sentFormOf(headers: Headers, body?: ArrayBuffer): Promise<SentForm | undefined> {
  const sent = headers.get('content-type') ?? ''
  const type = types.find((one) => sent.toLowerCase().startsWith(one))
  if (!type || !body) return undefined
  try {
    const data = await new Response(body, { headers: { 'content-type': sent } }).formData()
    return { type, entries: [...data] }
  } catch {
    return undefined
  }
}
