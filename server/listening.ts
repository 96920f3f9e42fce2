import { createServer } from 'node:http'
import { Server, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Settings } from './settings.ts'

const keepAliveTimeout = 30_000 // ms: over a slow line a new connection costs more than an open one

/**
 * Answers requests at the address of the settings; throws one sentence if that can't be had. `answerBy` sets what
 * answers from then on.
 * `stop` takes no more requests and waits for those under way, for up to `drainTimeout`.
 */
export async function listen(
  answer: Parameters<typeof getRequestListener>[0],
  { host, port, drainTimeout }: Pick<Settings, 'host' | 'port' | 'drainTimeout'>,
) {
  // Health checks of balancers name no host, and nothing here is decided by it.
  let current = answer
  const answerRequest = getRequestListener((...request) => current(...request), { hostname: host })
  const server = createServer({ keepAliveTimeout, requireHostHeader: false }, answerRequest)
  // By itself Node waits for connections that never asked anything, and for those kept open after their last answer.
  const underWay = new Map<Socket, number>()
  let isStopping = false
  const endIfIdle = (socket: Socket) => isStopping && !underWay.get(socket) && socket.destroySoon()
  server.on('connection', (socket) => {
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1)
    response.once('close', () => {
      if (underWay.has(socket)) underWay.set(socket, underWay.get(socket)! - 1)
      endIfIdle(socket)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is used by another program; stop that program'
          : `can't be used (${error.message}); correct HOST`
      reject(new Error(`Port ${port} of ${host} ${reason} or set PORT to another.`))
    })
    server.listen(port, host, resolve)
  })
  return {
    answerBy(next: typeof answer) {
      current = next
    },
    async stop() {
      isStopping = true
      // That of HTTP would cut off answers that are complete but not yet sent.
      const closed = new Promise<unknown>((resolve) => Server.prototype.close.call(server, resolve))
      for (const socket of underWay.keys()) endIfIdle(socket)
      const limit = setTimeout(() => server.closeAllConnections(), drainTimeout)
      await closed
      clearTimeout(limit)
    },
  }
}
