// What the site is measured against: fixed answers from memory, by bare Hono or by Node's own server.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

export type PlainKind = 'hono' | 'node'
export type PlainAnswer = {
  path: string
  status: number
  headers: Record<string, string>
  body: Buffer<ArrayBuffer> | null
}

const listeners: Record<PlainKind, (answers: readonly PlainAnswer[]) => RequestListener> = {
  hono(answers) {
    const app = new Hono()
    for (const { path, status, headers, body } of answers)
      app.get(path, () => new Response(body, { status, headers }))
    // Receives the reports and ignores them.
    app.post('*', async ({ req }) => {
      await req.arrayBuffer()
      return new Response(null, { status: 204 })
    })
    return getRequestListener(app.fetch)
  },
  node(answers) {
    const byPath = new Map(answers.map((answer) => [answer.path, answer]))
    return (request, response) => {
      const { status, headers, body } = byPath.get(request.url!)!
      response.writeHead(status, headers).end(body)
    }
  },
}

process.once('message', ({ kind, answers }: { kind: PlainKind; answers: PlainAnswer[] }) => {
  const server = createServer(listeners[kind](answers))
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
