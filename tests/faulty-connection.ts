import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

/**
 * A TCP line to a database, which fails as asked, from now to the end of the calling test file.
 * @param target the database's address, that of a unix socket
 * @returns `url`: its address through the line
 */
export async function faultyConnection(target: string) {
  const url = new URL(target)
  const socket = `${url.searchParams.get('host')}/.s.PGSQL.5432`
  const pairs = new Set<[Socket, Socket]>()
  const silent = new Set<Socket>()
  const dead = new WeakSet<Socket>()
  let dropsNew = false
  let delay = 0 // ms, each way

  const server = createServer((near) => {
    if (dropsNew) {
      silent.add(near.on('error', () => {}).on('close', () => silent.delete(near)))
      return void near.resume() // the database never hears of it
    }
    const far = connect(socket)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    forward(near, far)
    forward(far, near)
    for (const end of pair)
      end
        .on('error', () => {})
        .on('close', () => {
          if (dead.has(end) && !pair.every((one) => one.destroyed)) return // the other end is told nothing either
          pairs.delete(pair)
          for (const other of pair) other.destroy()
        })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function forward(from: Socket, to: Socket) {
    let sent = Promise.resolve()
    from.on('data', (bytes) => {
      if (dead.has(from)) return
      if (delay === 0) return void to.write(bytes)
      sent = sent.then(() => sleep(delay)).then(() => void (to.destroyed || to.write(bytes)))
    })
  }

  afterAll(() => {
    server.close()
    for (const end of [...silent, ...[...pairs].flat()]) end.destroy()
  })
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Ends all connections as a server that stops does (FIN). */
    cut: () => pairs.forEach((pair) => pair.forEach((end) => end.end())),
    /** Ends all connections as a machine that has forgotten them does (RST). */
    reset: () => pairs.forEach(([near]) => near.resetAndDestroy()),
    /** Swallows what is sent on all connections there are, and says nothing. */
    drop: () => pairs.forEach((pair) => pair.forEach((end) => dead.add(end))),
    /** Accepts connections from now on and swallows what they send. */
    dropNew: () => void (dropsNew = true),
    /** Lets new connections through again, and ends the sessions at the database whose other end has gone. */
    heal() {
      dropsNew = false
      for (const [near, far] of pairs) if (near.destroyed) far.destroy()
    },
    /** Delivers each piece so much later. */
    delay: (ms: number) => void (delay = ms),
  }
}
