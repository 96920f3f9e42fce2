import { request } from 'node:https'
import { request as plainRequest } from 'node:http'

const longestAnswer = 2 ** 18 // bytes
const usualPatience = 10_000 // ms

/**
 * Requests JSON from another server. Doesn't use `fetch`, which decodes automatically: Node's Brotli decoder had a
 * published flaw, so encoded answers are refused unread. Redirects are not followed. Rejects unless the answer is 2xx.
 */
export function askJson(
  address: string,
  {
    form,
    headers,
    patience = usualPatience,
  }: { form?: Record<string, string>; headers?: Record<string, string>; patience?: number | undefined },
): Promise<Record<string, unknown>> {
  const body = form && new URLSearchParams(form).toString()
  const send = address.startsWith('https:') ? request : plainRequest
  return new Promise((resolve, reject) => {
    const outgoing = send(
      address,
      {
        method: body === undefined ? 'GET' : 'POST',
        signal: AbortSignal.timeout(patience),
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          ...(body !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          }),
          ...headers,
        },
      },
      (answer) => {
        const encoding = answer.headers['content-encoding'] ?? 'identity'
        const status = answer.statusCode ?? 0
        if (encoding !== 'identity' || status < 200 || status > 299) {
          answer.destroy()
          reject(new Error(`${new URL(address).host} answered ${status}, ${encoding}`))
          return
        }
        readAll(answer).then(resolve, reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function readAll(answer: AsyncIterable<Buffer>): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    if (size > longestAnswer) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
}
