const types = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const

/** What a browser without scripts sent of a form. */
export type TypedForm = { type: (typeof types)[number]; entries: [name: string, value: string | File][] }

/** @param body of the request with these headers; undefined: it has none */
export async function typedFormOf(headers: Headers, body?: ArrayBuffer): Promise<TypedForm | undefined> {
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
