import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Settings } from './settings.ts'

const keepAliveTimeout = 30_000 // ms: over a slow line a new connection costs more than an open one

/**
 * Answers requests at the address of the settings; throws one sentence if that can't be had.
 * `stop` takes no more requests and waits for those under way, for up to `drainTimeout`.
 */
export async function listen(
  answer: Parameters<typeof getRequestListener>[0],
  { host, port, drainTimeout }: Pick<Settings, 'host' | 'port' | 'drainTimeout'>,
) {
  // Health checks of balancers name no host, and nothing here is decided by it.
  const answerRequest = getRequestListener(answer, { hostname: host })
  const server = createServer({ keepAliveTimeout, requireHostHeader: false }, answerRequest)
  // Browsers open some ahead of need. Node takes one that never asked anything for busy, and waits for it.
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is taken by another program; stop that program'
          : `can't be used (${error.message}); correct HOST`
      reject(new Error(`Port ${port} of ${host} ${reason} or set PORT to another.`))
    })
    server.listen(port, host, resolve)
  })
  return {
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of unused) socket.destroy()
      const tidy = setInterval(() => server.closeIdleConnections(), 100) // those whose last request has ended since
      const impatient = setTimeout(() => server.closeAllConnections(), drainTimeout)
      await closed
      clearTimeout(impatient)
      clearInterval(tidy)
    },
  }
}
