import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** What PgBouncer carries for each client. */
const carried = new Set(['user', 'database', 'application_name', 'client_encoding'])
const [sslRequest, cancelRequest] = [80877103, 80877102]

/** `greeting` is what a client is told when its connection begins. */
type Server = { socket: Socket; greeting: Buffer<ArrayBuffer>; onMessage: (message: Buffer) => void }
type Message = { type: string; whole: Buffer }

/**
 * A pooler in PgBouncer's mode for transactions, from now to the end of the calling test file: it refuses what it can't
 * carry at the start of a connection, and gives each transaction the connection that rested longest.
 * @param target the database's address, that of a unix socket
 * @param size how many connections it has
 */
export async function transactionPooler(target: string, { size = 3 } = {}) {
  const url = new URL(target)
  const socketFile = `${url.searchParams.get('host')}/.s.PGSQL.5432`
  const database = decodeURIComponent(url.pathname.slice(1))
  const resting: Server[] = []
  const waiting: ((server: Server) => void)[] = []
  const sockets = new Set<Socket>()
  const namedStatements: string[] = []

  const free = (server: Server) => {
    const next = waiting.shift()
    if (next) next(server)
    else resting.push(server)
  }
  const take = () =>
    new Promise<Server>((resolve) => {
      const server = resting.shift()
      if (server) resolve(server)
      else waiting.push(resolve)
    })
  let greeting = Buffer.alloc(0)
  const open = async () => {
    const server = await openServer(socketFile, { user: url.username, database }, sockets)
    greeting = server.greeting
    free(server)
  }
  for (let count = 0; count < size; count++) await open()

  const listening = createServer((client) => {
    sockets.add(client.on('error', () => {}))
    let hasStarted = false
    let taken: Promise<Server> | undefined
    let unanswered = 0
    const onServerMessage = (server: Server) => (message: Buffer) => {
      client.write(message)
      if (message[0] !== 'Z'.charCodeAt(0)) return
      unanswered--
      if (unanswered > 0 || message[5] !== 'I'.charCodeAt(0)) return
      taken = undefined
      free(server)
    }
    const begin = async () => {
      const server = await take()
      server.onMessage = onServerMessage(server)
      return server
    }
    const readStart = (packet: Buffer) => {
      const code = packet.readInt32BE(4)
      if (code === sslRequest) return void client.write('N')
      if (code === cancelRequest) return void client.destroy()
      hasStarted = true
      const words = packet.subarray(8).toString().split('\0')
      const refused = words.find((word, at) => word && at % 2 === 0 && !carried.has(word))
      if (refused) return void client.end(errorOf(`unsupported startup parameter: ${refused}`))
      client.write(greeting)
    }
    const readMessage = ({ type, whole }: Message) => {
      if (type === 'X') return void client.end()
      if (type === 'P' && whole[5] !== 0) namedStatements.push(whole.toString('latin1'))
      if (type === 'Q' || type === 'S') unanswered++
      taken ??= begin()
      void taken.then(({ socket }) => socket.write(whole))
    }
    const startPackets = framesOf(0, (packet) => (hasStarted ? undefined : readStart(packet)))
    const messages = framesOf(1, (whole) => readMessage({ type: String.fromCharCode(whole[0]!), whole }))
    client.on('data', (bytes: Buffer) => (hasStarted ? messages(bytes) : startPackets(bytes)))
    client.on('close', () => {
      sockets.delete(client)
      void taken?.then(({ socket }) => socket.destroy()).then(open)
    })
  }).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  afterAll(() => {
    listening.close()
    for (const socket of sockets) socket.destroy()
  })

  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((listening.address() as AddressInfo).port)
  return { url: url.href, size, namedStatements }
}

async function openServer(
  file: string,
  { user, database }: { user: string; database: string },
  sockets: Set<Socket>,
): Promise<Server> {
  const socket = connect(file)
  sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
  await once(socket, 'connect')
  const words = Buffer.from(`user\0${user}\0database\0${database}\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(words.length + 8, 0)
  head.writeInt32BE(196_608, 4)
  socket.write(Buffer.concat([head, words]))
  const greeting: Buffer[] = []
  const server: Server = { socket, greeting: Buffer.alloc(0), onMessage: () => {} }
  const ready = new Promise<void>((resolve) => {
    server.onMessage = (message) => {
      greeting.push(message)
      if (message[0] === 'Z'.charCodeAt(0)) resolve()
    }
  })
  socket.on(
    'data',
    framesOf(1, (message) => server.onMessage(message)),
  )
  await ready
  server.greeting = Buffer.concat(greeting)
  return server
}

/** Calls with each whole message; its length comes after `skipped` bytes. */
function framesOf(skipped: number, onFrame: (frame: Buffer) => void) {
  let rest = Buffer.alloc(0)
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= skipped + 4) {
      const end = skipped + rest.readInt32BE(skipped)
      if (rest.length < end) return
      const frame = rest.subarray(0, end)
      rest = rest.subarray(end)
      onFrame(frame)
    }
  }
}

function errorOf(message: string) {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
