import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { expect, vi } from 'vitest'

export type Ports = { http: number; https: number; sites: readonly [number, number] }
type ProxyOptions = Ports & { folder: string }

const name = 'proa.example.com'
/** The certificate that stands in for the one of a public authority. */
const certificate = (folder: string) => [join(folder, 'proa.crt'), join(folder, 'proa.key')] as const

/** How each file of `deploy/` becomes one for two processes on this machine, and how it is run. */
export const proxies = {
  nginx: {
    file: 'nginx.conf',
    checksHealth: false,
    refusals: [413],
    render: (text: string, { folder, http, https }: ProxyOptions) =>
      `daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
${text
  .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${http};`)
  .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${https} `)
  .replaceAll(`/etc/letsencrypt/live/${name}/fullchain.pem`, certificate(folder)[0])
  .replaceAll(`/etc/letsencrypt/live/${name}/privkey.pem`, certificate(folder)[1])
  .replaceAll(name, 'localhost')
  .replace('# server 127.0.0.1:3001', 'server 127.0.0.1:3001')}
}`,
    args: (file: string) => ['-c', file],
  },
  haproxy: {
    file: 'haproxy.cfg',
    checksHealth: true,
    refusals: [413, 0],
    render: (text: string, { folder, http, https }: ProxyOptions) =>
      text
        .replace('bind :::80 ', `bind :::${http} `)
        .replace('bind :::443 ', `bind :::${https} `)
        .replace('/etc/haproxy/proa.pem', join(folder, 'proa.pem'))
        .replaceAll('# server second', 'server second'),
    args: (file: string) => ['-db', '-f', file],
  },
  caddy: {
    file: 'Caddyfile',
    checksHealth: true,
    refusals: [413],
    render: (text: string, { folder, http, https }: ProxyOptions) =>
      text
        .replace('{\n', `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n`)
        .replace(/# tls .*/, `tls ${certificate(folder).join(' ')}`)
        .replaceAll(`${name} {`, 'localhost {')
        .replaceAll(/reverse_proxy.* 127.0.0.1:3000/g, '$& 127.0.0.1:3001'),
    args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

export type ProxyName = keyof typeof proxies

/** Starts a proxy with the file of `deploy/`. */
export async function startProxy(which: ProxyName, ports: Ports) {
  const { file, render, args } = proxies[which]
  if (spawnSync(which, ['-h']).error)
    throw new Error(`${which} has to be installed, as by apt-get install ${which}`)
  const folder = mkdtempSync(join(tmpdir(), 'proa-proxy-'))
  const [crt, key] = certificate(folder)
  const made = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'].concat(
      '-addext',
      'subjectAltName=DNS:localhost',
      '-out',
      crt,
      '-keyout',
      key,
    ),
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  writeFileSync(join(folder, 'proa.pem'), readFileSync(crt, 'utf8') + readFileSync(key, 'utf8'))
  const path = join(folder, file)
  const [first, second] = ports.sites
  const text = render(readFileSync(join('deploy', file), 'utf8'), { ...ports, folder })
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`)
  writeFileSync(path, text)
  const output = { text: '' }
  const child: ChildProcess = spawn(which, args(path), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr!.on('data', (bytes: Buffer) => (output.text += bytes.toString()))
  const ca = readFileSync(crt)
  const line = (from?: string) => openLine(ports.https, ca, from)
  const answers = async () => {
    const open = await line()
    const { status } = await open.ask('/healthz').finally(() => open.close())
    expect(status, output.text).toBe(200)
  }
  await vi.waitFor(answers, { timeout: 10_000 })
  return {
    line,
    async stop() {
      child.kill() // nginx then ends its worker
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

export type Line = Awaited<ReturnType<typeof openLine>>

/** A connection of HTTP/2 over TLS, whose certificate is checked. @param from the address of the visitor */
async function openLine(port: number, ca: Buffer, from = '127.0.0.1') {
  const authority = `https://localhost:${port}`
  const socket = connectTls({
    ca,
    socket: connect({ port, host: '127.0.0.1', localAddress: from }),
    servername: 'localhost',
    ALPNProtocols: ['h2'],
  })
  await once(socket, 'secureConnect')
  expect(socket.alpnProtocol).toBe('h2')
  const session = connectHttp2(authority, { createConnection: () => socket })
  session.on('error', () => {}) // its requests fail as well
  return {
    close: () => session.destroy(),
    begin: (path: string, headers: Record<string, string> = {}, end = true) =>
      session.request({ ':path': path, ':authority': `localhost:${port}`, ...headers }, { endStream: end }),
    /** Sends the head of a form of that length and no more, and resolves to the status of the answer. */
    async announce(path: string, length: number) {
      const headers = post(port, length)
      const sent = this.begin(path, headers, false)
      const [head] = (await once(sent, 'response')) as [{ ':status': number }]
      session.destroy()
      return head[':status']
    },
    /** Sends a request, and resolves to the answer; status 0: the stream was cut without one. */
    async ask(
      path: string,
      { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer } = {},
    ) {
      const sent = this.begin(path, { ...(body && post(port, body.length)), ...headers }, !body)
      sent.on('error', () => {}) // of a body that is refused before it is sent
      let head: Record<string, string> & { ':status'?: number } = {}
      sent.on('response', (headers) => (head = headers as typeof head))
      const chunks: Buffer[] = []
      sent.on('data', (chunk: Buffer) => chunks.push(chunk))
      if (body) sent.end(body)
      await once(sent, 'close')
      const { ':status': status = 0 } = head
      return { status, head, body: Buffer.concat(chunks) }
    },
  }
}

const post = (port: number, length: number) => ({
  ':method': 'POST',
  origin: `https://localhost:${port}`,
  'content-length': String(length),
})
