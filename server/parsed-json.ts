/** What a body says as JSON; null where it is none. */
export function parsedJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    return null
  }
}
