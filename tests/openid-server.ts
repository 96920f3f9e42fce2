import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'

export type Person = { sub: string; email: string; email_verified: boolean; name: string }

/**
 * A real OpenID Connect server on this machine that knows `people`, and lets each in who says who they are.
 * `visit(location, sub)` is a browser's way through it, to where it sends back.
 */
export async function openIdServer(people: readonly Person[], redirectUri: string) {
  const clientSecret = 'only for tests, only for tests, only for tests'
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'proa',
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, sub) => {
      const person = people.find((one) => one.sub === sub)
      return person && { accountId: sub, claims: () => person }
    },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: true } },
  })
  const answerTo = provider.callback()
  let meddle: Meddling | undefined
  server.on('request', (request, answer) => {
    if (request.url === '/token' && meddle) meddleWith(answer, meddle)
    return answerTo(request, answer)
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  return {
    /** Has the server answer falsely, or late, until it is called without. */
    meddle: (how?: Meddling) => void (meddle = how),
    keys: {
      clientId: 'proa',
      clientSecret,
      endpoints: { authorize: `${issuer}/auth`, token: `${issuer}/token`, person: `${issuer}/me`, issuer },
    },
    visit: (location: string, sub: string) => visit(location, sub, issuer),
  }
}

/** What becomes of the claims of an ID token, and how late the server answers. */
type Meddling = { claims?: Record<string, unknown>; delay?: number }

function meddleWith(answer: ServerResponse, { claims = {}, delay = 0 }: Meddling) {
  const end = answer.end.bind(answer)
  answer.end = ((body: string | Buffer) => {
    const told = JSON.parse(body.toString()) as { id_token: string }
    const [head, payload = '', signature] = told.id_token.split('.')
    const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const other = Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url')
    const text = JSON.stringify({ ...told, id_token: [head, other, signature].join('.') })
    answer.setHeader('content-length', Buffer.byteLength(text))
    setTimeout(() => end(text), delay)
    return answer
  }) as typeof answer.end
}

async function visit(location: string, sub: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = location
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step++) {
    const answer = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    form = undefined
    const next = answer.headers.get('location')
    if (next) {
      address = new URL(next, address).href
      if (!address.startsWith(issuer)) return address
      continue
    }
    const page = await answer.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    address = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', address).href
    form = new URLSearchParams({ prompt, login: sub, password: 'any' })
  }
  throw new Error(`The server does not send back from ${address}`)
}
