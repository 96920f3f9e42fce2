// Requests pages as fast as possible, in a separate process: its work must not count as the server's.
import { Agent, get, type IncomingMessage, type RequestOptions } from 'node:http'

export type Load = {
  port: number
  /** Asked for in turn. */
  paths: readonly string[]
  headers: Readonly<Record<string, string>>
  /** Send the ETag of the last answer along, as a browser does. */
  revalidate: boolean
  requests: number
}
export type Outcome = { seconds: number; statuses: Record<number, number> }

const atATime = 16

process.on('message', (load: Load) => {
  void run(load).then((outcome) => process.send!(outcome))
})

async function run({ port, paths, headers, revalidate, requests }: Load): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime })
  const statuses: Record<number, number> = {}
  const sent: Record<string, string> = { ...headers }
  let next = 0
  const visit = async () => {
    while (next < requests) {
      const path = paths[next++ % paths.length]!
      const answer = await ask({ agent, port, path, headers: sent })
      const status = answer.statusCode!
      statuses[status] = (statuses[status] ?? 0) + 1
      if (revalidate && answer.headers.etag) sent['if-none-match'] = answer.headers.etag
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: atATime }, visit))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { seconds, statuses }
}

const ask = (options: RequestOptions) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer))
    }).on('error', reject)
  })
