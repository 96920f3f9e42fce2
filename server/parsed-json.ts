/** A body's JSON; null if it is not valid. */
export function parsedJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    return null
  }
}
