import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { PlainName } from './cases.ts'
import type { PlainAnswer } from './plain-server.ts'

/** Real answers of the site, for the plain servers to repeat: at `/list`, `/detail` and so on. */
export async function plainAnswers(
  port: number,
  paths: Record<Exclude<PlainName, 'unchanged'>, string>,
  headers: Record<string, string>,
): Promise<PlainAnswer[]> {
  const named = Object.entries(paths)
  const answers = await Promise.all(named.map(([name, path]) => take(port, name, path, headers)))
  const seen = { ...headers, 'if-none-match': answers[0]!.headers.etag! }
  return [...answers, await take(port, 'unchanged', named[0]![1], seen)]
}

async function take(
  port: number,
  name: string,
  path: string,
  headers: Record<string, string>,
): Promise<PlainAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, headers, agent: false }, resolve).on('error', reject)
  })
  const body = await buffer(answer)
  const kept = Object.entries(answer.headers).filter(([name]) => !ownToConnection.has(name))
  return {
    path: `/${name}`,
    status: answer.statusCode!,
    headers: Object.fromEntries(kept) as Record<string, string>,
    body: body.length > 0 ? body : null,
  }
}

const ownToConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
